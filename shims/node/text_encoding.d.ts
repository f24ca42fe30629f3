/**
 * @header node/text_encoding.h
 *
 * TextEncoder, TextDecoder, atob and btoa (https://nodejs.org/api/globals.html).
 */

/** @c TextEncoder @cclass node/text_encoding_classes.h */
interface TextEncoder {
  /** @c text_encoder_encoding @isolated */
  readonly encoding: string;
  /** @c text_encoder_encode @isolated */
  encode(input?: string): Uint8Array<ArrayBuffer>;
  /** @c text_encoder_encode_into @isolated */
  encodeInto(source: string, destination: Uint8Array): { read: number; written: number };
}

interface TextEncoderConstructor {
  /** @c text_encoder_new @isolated */
  new (): TextEncoder;
  readonly prototype: TextEncoder;
}

declare var TextEncoder: TextEncoderConstructor;

/** @c TextDecoder @cclass node/text_encoding_classes.h */
interface TextDecoder {
  /** @c text_decoder_encoding @isolated */
  readonly encoding: string;
  /** @c text_decoder_fatal @isolated */
  readonly fatal: boolean;
  /** @c text_decoder_ignore_bom @isolated */
  readonly ignoreBOM: boolean;
  /** @c text_decoder_decode */
  decode(input?: ArrayBufferView | ArrayBuffer): string;
}

interface TextDecoderConstructor {
  /** @c text_decoder_new */
  new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder;
  readonly prototype: TextDecoder;
}

declare var TextDecoder: TextDecoderConstructor;

/** @c text_atob @isolated */
declare function atob(data: string): string;
/** @c text_btoa @isolated */
declare function btoa(data: string): string;
