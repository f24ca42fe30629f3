// What node:buffer exports beside Buffer.
import { Buffer as B, transcode, isUtf8, isAscii, constants, kMaxLength, INSPECT_MAX_BYTES } from "node:buffer";
console.log(B.from("x"), isUtf8(B.from([0xff])), isUtf8(B.from("é")), isAscii(B.from("a")), transcode(B.from("é"), "utf8", "latin1"), transcode(B.from("€"), "utf8", "latin1"), transcode(B.from("€"), "utf8", "utf16le"));
console.log(constants.MAX_LENGTH === kMaxLength, kMaxLength, constants.MAX_STRING_LENGTH, INSPECT_MAX_BYTES);
