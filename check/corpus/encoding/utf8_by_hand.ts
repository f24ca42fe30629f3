// UTF-8 written and read by hand, held against TextEncoder; then base64 and percent escapes.
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const c of text) {
    const code = c.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}
const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"];
function base64(bytes: ArrayLike<number>): string {
  let out = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = Array.from(bytes).slice(i, i + 3);
    const bits = (a << 16) | (b << 8) | c;
    out += [18, 12, 6, 0].map((shift, n) => (i + n > bytes.length ? "=" : alphabet[(bits >> shift) & 63])).join("");
  }
  return out;
}
const encoder = new TextEncoder(), decoder = new TextDecoder("utf-8", { fatal: true });
for (const text of ["", "a", "né", "日本", "😀!"]) {
  const bytes = utf8(text), theirs = encoder.encode(text);
  const same = bytes.length === theirs.length && theirs.every((byte, i) => byte === bytes[i]);
  console.log(JSON.stringify(text), same, base64(theirs), base64(bytes) === Buffer.from(text).toString("base64"), encodeURIComponent(text));
  console.log("  ", decoder.decode(Uint8Array.from(bytes)) === text, bytes.map((b) => b.toString(16).padStart(2, "0")).join(" "));
}
try { decoder.decode(new Uint8Array([0xc0, 0x80])); } catch (error) { console.log((error as Error).name, (error as NodeJS.ErrnoException).code); }
console.log(new TextDecoder().decode(new Uint8Array([0x61, 0xff, 0xe2, 0x82, 0x62])).split("").map((c) => c.charCodeAt(0).toString(16)));
console.log(new TextDecoder("utf-16le").decode(new Uint8Array([0x61, 0, 0x3d, 0xd8, 0, 0xde])), encoder.encodeInto("aé😀", new Uint8Array(4)));
console.log(btoa("native"), atob("bmF0aXZl"), escape("é x+"), unescape("%u20AC%41"), encodeURI("a b/é?x=1&y#z"), decodeURIComponent("%E2%82%AC"));
try { decodeURIComponent("%E2%82"); } catch (error) { console.log(`${error}`); }
