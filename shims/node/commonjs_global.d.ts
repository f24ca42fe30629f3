/*
 * What Node gives every CommonJS module; what an ECMAScript module asks for by these names is not
 * there. The compiler knows them by their names (lower/commonjs.c).
 */
declare var require: any;
declare var module: any;
declare var exports: any;
declare var __filename: string;
declare var __dirname: string;
