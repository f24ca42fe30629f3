/**
 * @header node/structured_clone.h
 *
 * structuredClone, a global of Node. The copy is seen as a T, but its objects are plain ones.
 */

interface StructuredSerializeOptions {
  transfer?: any[];
}

/** @c structured_clone @dynamic */
declare function structuredClone<T = any>(value: T): T;
/** @c structured_clone_with @dynamic */
declare function structuredClone<T = any>(value: T, options?: StructuredSerializeOptions): T;
