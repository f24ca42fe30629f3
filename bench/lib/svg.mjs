// Draws charts as SVG text: bars in groups, bars on their side, and lines. No library; each
// function gives the elements of one panel, and `picture` puts panels into a file.
const INK = "#1f2328";
const FAINT = "#d8dee4";
const MUTED = "#656d76";

const escape = (text) =>
  String(text).replace(
    /[&<>"]/g,
    (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c],
  );
const round = (value) => Number(value.toFixed(1));

export function text(
  x,
  y,
  content,
  { size = 12, anchor = "start", color = INK, bold = false } = {},
) {
  const weight = bold ? ' font-weight="600"' : "";
  return (
    `<text x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${anchor}" ` +
    `fill="${color}"${weight}>${escape(content)}</text>`
  );
}

function rectangle(x, y, width, height, color) {
  return (
    `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(width, 0.5))}" ` +
    `height="${round(Math.max(height, 0.5))}" fill="${color}"/>`
  );
}

function line(x1, y1, x2, y2, color = FAINT, dash = "") {
  const style = dash ? ` stroke-dasharray="${dash}"` : "";
  return (
    `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" ` +
    `stroke="${color}"${style}/>`
  );
}

/** A short form of a number: 81.5k, 3.65k, 640, 2.41. */
export function short(value) {
  if (value >= 99950) return `${Math.round(value / 1000)}k`;
  if (value >= 1000) return `${Number((value / 1000).toPrecision(3))}k`;
  return String(Number(value.toPrecision(3)));
}

/** Round steps for an axis that reaches to `most`. */
function ticks(most) {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((value) => value >= rough);
  const found = [];
  for (let value = 0; value <= most * 1.0001; value += step) found.push(value);
  return found;
}

/**
 * Upright bars: groups [{ label, bars: [{ value, color }] }] in a box { x, y, width, height }.
 * `mark` draws a dashed line at a value.
 */
export function barPanel(box, title, groups, { mark } = {}) {
  const most =
    Math.max(mark ?? 0, ...groups.flatMap((group) => group.bars.map((bar) => bar.value ?? 0))) || 1;
  const bottom = box.y + box.height - 22;
  const top = box.y + 40;
  const left = box.x + 40;
  const height = (value) => ((bottom - top) * value) / most;
  const parts = [text(box.x, box.y + 14, title, { size: 14, bold: true })];
  for (const tick of ticks(most)) {
    parts.push(line(left, bottom - height(tick), box.x + box.width, bottom - height(tick)));
    parts.push(
      text(left - 6, bottom - height(tick) + 4, short(tick), {
        size: 10,
        anchor: "end",
        color: MUTED,
      }),
    );
  }
  const groupWidth = (box.x + box.width - left) / groups.length;
  groups.forEach((group, i) => {
    const barWidth = (groupWidth * 0.86) / group.bars.length;
    const start = left + i * groupWidth + groupWidth * 0.07;
    parts.push(
      text(left + (i + 0.5) * groupWidth, bottom + 16, group.label, {
        size: 11,
        anchor: "middle",
        color: MUTED,
      }),
    );
    group.bars.forEach(({ value, color }, j) => {
      if (value === null || value === undefined) return;
      const x = start + j * barWidth;
      parts.push(rectangle(x + 1, bottom - height(value), barWidth - 2, height(value), color));
      parts.push(
        text(x + barWidth / 2, bottom - height(value) - 4, short(value), {
          size: 9,
          anchor: "middle",
        }),
      );
    });
  });
  if (mark !== undefined)
    parts.push(
      line(left, bottom - height(mark), box.x + box.width, bottom - height(mark), INK, "4 3"),
    );
  return parts;
}

/** Bars on their side, one a row: [{ label, value, color }]; `unit` follows the number. */
export function rowPanel(box, title, rows, unit) {
  const most = Math.max(...rows.map((row) => row.value ?? 0)) || 1;
  const left = box.x + 110;
  const width = box.width - 110 - 80;
  const rowHeight = (box.height - 28) / rows.length;
  const parts = [text(box.x, box.y + 14, title, { size: 14, bold: true })];
  rows.forEach(({ label, value, color }, i) => {
    const y = box.y + 26 + i * rowHeight;
    const middle = y + rowHeight / 2;
    parts.push(text(left - 8, middle + 4, label, { size: 11, anchor: "end" }));
    parts.push(rectangle(left, y + 3, (width * (value ?? 0)) / most, rowHeight - 6, color));
    parts.push(
      text(left + (width * (value ?? 0)) / most + 6, middle + 4, `${short(value ?? 0)} ${unit}`, {
        size: 11,
      }),
    );
  });
  return parts;
}

/** Lines: [{ color, points: [[x, y]] }], axes from zero. */
export function linePanel(box, title, lines, { xUnit, yUnit }) {
  const points = lines.flatMap((each) => each.points);
  const mostX = Math.max(...points.map(([x]) => x)) || 1;
  const mostY = Math.max(...points.map(([, y]) => y)) * 1.15 || 1;
  const left = box.x + 40;
  const bottom = box.y + box.height - 36;
  const place = ([x, y]) => [
    left + ((box.x + box.width - left - 10) * x) / mostX,
    bottom - ((bottom - box.y - 40) * y) / mostY,
  ];
  const parts = [
    text(box.x, box.y + 14, title, { size: 14, bold: true }),
    text(left, box.y + 32, yUnit, { size: 10, color: MUTED }),
    text(box.x + box.width, bottom + 30, xUnit, { size: 10, anchor: "end", color: MUTED }),
  ];
  for (const tick of ticks(mostY)) {
    const [, y] = place([0, tick]);
    parts.push(line(left, y, box.x + box.width, y));
    parts.push(text(left - 6, y + 4, short(tick), { size: 10, anchor: "end", color: MUTED }));
  }
  for (const tick of ticks(mostX)) {
    parts.push(
      text(place([tick, 0])[0], bottom + 16, short(tick), {
        size: 10,
        anchor: "middle",
        color: MUTED,
      }),
    );
  }
  for (const { color, points: each } of lines) {
    const path = each.map((point) => place(point).map(round).join(",")).join(" ");
    parts.push(`<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>`);
  }
  return parts;
}

/** A whole file: a title, a legend [{ label, color }], the panels' elements, and a note below. */
export function picture(width, height, title, legend, elements, note) {
  const parts = [text(20, 30, title, { size: 18, bold: true })];
  let x = 20;
  for (const { label, color } of legend) {
    parts.push(rectangle(x, 44, 12, 12, color), text(x + 18, 54, label));
    x += 18 + label.length * 7 + 24;
  }
  parts.push(...elements, text(20, height - 12, note, { size: 10, color: MUTED }));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" font-family="system-ui, sans-serif">\n` +
    `<rect width="${width}" height="${height}" fill="#ffffff"/>\n${parts.join("\n")}\n</svg>\n`
  );
}
