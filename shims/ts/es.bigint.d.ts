/**
 * BigInt (ECMA-262 §21.2): only the type, so that programs naming `bigint` are checked. Its
 * values and operators are not in the runtime yet.
 */

interface BigInt {}
