/*
 * What the compiler calls where a module is a value. No program sees these names.
 *
 * @header ts/namespace.h
 */

/** The namespace of what `member` gives by number. @c ts_namespace @dynamic */
declare function __namespace(member: (index: int32) => any, names: string): any;
