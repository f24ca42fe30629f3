/**
 * @header node/string_decoder.h
 *
 * node:string_decoder (https://nodejs.org/api/string_decoder.html).
 */

declare module "node:string_decoder" {
  /** @c StringDecoder */
  class StringDecoder {
    /** @c string_decoder_new */
    constructor(encoding?: BufferEncoding);
    /** @c string_decoder_encoding */
    readonly encoding: string;
    /** @c string_decoder_write */
    write(buffer: string | ArrayBufferView): string;
    /** @c string_decoder_end */
    end(buffer?: string | ArrayBufferView): string;
  }
}

declare module "string_decoder" {
  export * from "node:string_decoder";
}
