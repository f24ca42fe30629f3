interface Options {
  width?: number;
  height?: number;
  title?: string;
  flag?: boolean;
}
function show(o: Options): string {
  const parts: string[] = [];
  if (o.width !== undefined) parts.push("w" + o.width);
  if ("height" in o) parts.push("h" + o.height);
  if (o.title) parts.push(o.title);
  parts.push(o.flag === undefined ? "?" : o.flag ? "yes" : "no");
  return parts.join(" ");
}
console.log(show({}));
console.log(show({ width: 0, height: undefined }));
console.log(show({ width: 2, height: 3, title: "t", flag: false }));
console.log(Object.keys({ width: 1, height: undefined } as Options));
