// Errors of Buffer.
function attempt(action: () => unknown): void {
  try {
    console.log("result", action());
  } catch (error) {
    const failure = error as Error & { code?: string };
    console.log(failure.name, "|", failure.message, "|", failure.code);
  }
}

const buffer = Buffer.from("abc");
attempt(() => buffer.readUInt8(3));
attempt(() => buffer.readUInt8(-1));
attempt(() => buffer.readUInt8(1.5));
attempt(() => buffer.readUInt32LE(0));
attempt(() => buffer.writeUInt8(256));
attempt(() => buffer.writeInt16BE(-40000));
attempt(() => Buffer.alloc(-1));
attempt(() => buffer.fill("x", 1, 9));
attempt(() => buffer.copy(buffer, -1));
attempt(() => buffer.copy(buffer, 0, 9));
attempt(() => Buffer.concat([buffer], 1.5).length);
