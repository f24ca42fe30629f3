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
