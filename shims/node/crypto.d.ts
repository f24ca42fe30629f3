/**
 * @header node/crypto.h
 *
 * node:crypto (https://nodejs.org/api/crypto.html) on mbedTLS: hashes, HMACs, random values and the
 * constant-time comparison.
 */

declare module "node:crypto" {
  type BinaryToTextEncoding = "base64" | "base64url" | "hex" | "binary";
  type Encoding = BufferEncoding;
  type BinaryLike = string | ArrayBufferView;
  type UUID = `${string}-${string}-${string}-${string}-${string}`;

  interface HashOptions {
    outputLength?: number | undefined;
  }

  interface RandomUUIDOptions {
    disableEntropyCache?: boolean | undefined;
  }

  /** @c CryptoHash */
  class Hash {
    private constructor();
    /** @c crypto_hash_copy @isolated */
    copy(options?: HashOptions): Hash;
    /** @c crypto_hash_update_string @isolated */
    update(data: string): Hash;
    /** @c crypto_hash_update_buffer @isolated */
    update(data: Uint8Array): Hash;
    /** @c crypto_hash_update_encoded @isolated */
    update(data: string, inputEncoding: Encoding): Hash;
    /** @c crypto_hash_update_value @isolated */
    update(data: BinaryLike, inputEncoding?: Encoding): Hash;
    /** @c crypto_hash_digest_buffer @isolated */
    digest(): Buffer;
    /** @c crypto_hash_digest @isolated */
    digest(encoding: BinaryToTextEncoding): string;
  }

  /** @c CryptoHmac */
  class Hmac {
    private constructor();
    /** @c crypto_hmac_update_string @isolated */
    update(data: string): Hmac;
    /** @c crypto_hmac_update_buffer @isolated */
    update(data: Uint8Array): Hmac;
    /** @c crypto_hmac_update_encoded @isolated */
    update(data: string, inputEncoding: Encoding): Hmac;
    /** @c crypto_hmac_update_value @isolated */
    update(data: BinaryLike, inputEncoding?: Encoding): Hmac;
    /** @c crypto_hmac_digest_buffer @isolated */
    digest(): Buffer;
    /** @c crypto_hmac_digest @isolated */
    digest(encoding: BinaryToTextEncoding): string;
  }

  /** @c crypto_create_hash @isolated */
  function createHash(algorithm: string): Hash;
  /** @c crypto_create_hash_options @isolated */
  function createHash(algorithm: string, options?: HashOptions): Hash;
  /** @c crypto_create_hmac_string @isolated */
  function createHmac(algorithm: string, key: string): Hmac;
  /** @c crypto_create_hmac @isolated */
  function createHmac(algorithm: string, key: BinaryLike): Hmac;
  /** @c crypto_hash_once @isolated */
  function hash(algorithm: string, data: BinaryLike, outputEncoding?: BinaryToTextEncoding): string;
  /** @c crypto_hash_once_buffer @isolated */
  function hash(algorithm: string, data: BinaryLike, outputEncoding: "buffer"): Buffer;
  /** @c crypto_get_hashes @isolated */
  function getHashes(): string[];

  /** @c crypto_random_bytes @isolated */
  function randomBytes(size: number): Buffer;
  /** @c crypto_random_int_below @isolated */
  function randomInt(max: number): number;
  /** @c crypto_random_int @isolated */
  function randomInt(min: number, max: number): number;
  /** @c crypto_random_uuid @isolated */
  function randomUUID(): UUID;
  /** @c crypto_random_uuid_options @isolated */
  function randomUUID(options?: RandomUUIDOptions): UUID;
  /** @c crypto_random_fill @isolated */
  function randomFillSync(buffer: Buffer, offset?: number, size?: number): Buffer;
  /** @c crypto_random_fill @isolated */
  function randomFillSync(buffer: Uint8Array, offset?: number, size?: number): Uint8Array;
  /** @c crypto_timing_safe_equal @isolated */
  function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean;
}

declare module "crypto" {
  export * from "node:crypto";
}
