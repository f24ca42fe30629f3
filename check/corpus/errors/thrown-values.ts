const things: unknown[] = ["text", 42, null, undefined, { code: 7 }, [1]];
for (const thing of things) {
  try {
    throw thing;
  } catch (e) {
    console.log(typeof e, e, e === thing);
  }
}
