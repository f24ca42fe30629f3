/*
 * What the compiler calls where modules are values, and for import(). No program sees these names.
 *
 * @header ts/namespace.h
 */

/** The namespace of what `member` gives by number. @c ts_namespace @dynamic */
declare function __namespace(member: (index: int32) => any, names: string): any;

/** @header ts/module.h */

/** A module's record. @c TsModule */
interface __Module {}

/** import("..."). @c ts_import @dynamic */
declare function __import(module: __Module): Promise<any>;

/** @header ts/commonjs.h */

/** require("..."). @c ts_require @dynamic */
declare function __require(module: __Module): any;
/** The module's `module`. @c ts_commonjs_object @dynamic */
declare function __commonjsObject(module: __Module): any;
/** @c ts_commonjs_main @dynamic */
declare function __mainModule(): any;
/** What an import declaration gets of a CommonJS module. @c ts_commonjs_export @dynamic */
declare function __commonjsExport(module: __Module, name: string): any;
