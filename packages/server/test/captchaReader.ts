/**
 * A cheap machine reader for pictures of characters. It separates ink from background and cuts the line into one piece
 * per character. For each piece it picks the most similar one that it has learned.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The brightness of each pixel, from 0 (dark) to 255 (light). */
  readonly light: Uint8Array;
}

const side = 24;

type Sample = { readonly shape: Float32Array; readonly character: string };

/** Methods to separate ink from background and to split characters. */
const ways = [
  { ink: 'dark', moved: false },
  { ink: 'dark', moved: true },
  { ink: 'parted', moved: false },
  { ink: 'thick', moved: false },
  { ink: 'thick', moved: true },
] as const;

export class CaptchaReader {
  readonly #known: Sample[][] = ways.map(() => []);

  /** Learns a picture with its text. */
  learn(picture: Picture, text: string): void {
    for (const [at, way] of ways.entries())
      for (const [place, shape] of pieces(picture, text.length, way).entries())
        this.#known[at]?.push({ shape, character: text[place] ?? '' });
  }

  /** Returns the text that each method reads. */
  read(picture: Picture, count: number): string[] {
    return ways.map((way, at) =>
      pieces(picture, count, way)
        .map((shape) => nearest(shape, this.#known[at] ?? []))
        .join(''),
    );
  }
}

function nearest(shape: Float32Array, known: readonly Sample[]): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const { shape: other, character } of known) {
    let far = 0;
    for (let at = 0; at < shape.length && far < least; at += 1)
      far += ((shape[at] ?? 0) - (other[at] ?? 0)) ** 2;
    if (far < least) [least, best] = [far, character];
  }
  return best;
}

function pieces(picture: Picture, count: number, way: (typeof ways)[number]): Float32Array[] {
  const { width, height } = picture;
  const limit = way.ink === 'parted' ? otsu(picture) : darkest;
  const parted = picture.light.map((value) => (value <= limit ? 1 : 0));
  const ink = way.ink === 'thick' ? thickOnly(parted, width, height) : parted;
  const columns = Array.from({ length: width }, (_, x) => columnInk(ink, width, height, x));
  const first = columns.findIndex((n) => n > 2);
  const last = columns.findLastIndex((n) => n > 2);
  const step = (last - first + 1) / count;
  const cuts = Array.from({ length: count + 1 }, (_, n) => {
    const even = Math.round(first + n * step);
    return way.moved && n > 0 && n < count ? emptiest(columns, even, Math.round(step / 3)) : even;
  });
  return Array.from({ length: count }, (_, n) =>
    shapeOf(ink, width, height, [cuts[n] ?? 0, cuts[n + 1] ?? 0]),
  );
}

const darkest = 120;

/** Otsu's threshold: where the two sides differ most. */
function otsu({ light }: Picture): number {
  const counts = new Float64Array(256);
  for (const value of light) counts[value] = (counts[value] ?? 0) + 1;
  const all = light.length;
  const sum = counts.reduce((total, n, value) => total + n * value, 0);
  let [below, sumBelow, best, threshold] = [0, 0, -1, 128];
  for (let value = 0; value < 256; value += 1) {
    below += counts[value] ?? 0;
    sumBelow += value * (counts[value] ?? 0);
    if (below === 0 || below === all) continue;
    const between = below * (all - below) * (sumBelow / below - (sum - sumBelow) / (all - below)) ** 2;
    if (between > best) [best, threshold] = [between, value];
  }
  return threshold;
}

/** Removes everything thinner than a stroke: lines and dots. */
function thickOnly(ink: Uint8Array, width: number, height: number): Uint8Array {
  const near = (of: Uint8Array, wanted: number) =>
    of.map((_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      let count = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1)
          if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height)
            count += of[at + dy * width + dx] ?? 0;
      return count >= wanted ? 1 : 0;
    });
  return near(near(ink, 7), 1);
}

function columnInk(ink: Uint8Array, width: number, height: number, x: number): number {
  let count = 0;
  for (let y = 0; y < height; y += 1) count += ink[y * width + x] ?? 0;
  return count;
}

function emptiest(columns: readonly number[], near: number, within: number): number {
  let best = near;
  for (let x = near - within; x <= near + within; x += 1)
    if ((columns[x] ?? 0) < (columns[best] ?? 0)) best = x;
  return best;
}

/**
 * The ink between two columns, centered, in cells of two pixels. It is blurred so that small differences count little.
 */
function shapeOf(ink: Uint8Array, width: number, height: number, [from, to]: readonly [number, number]) {
  let [count, sumX, sumY] = [0, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = from; x < to; x += 1)
      if (ink[y * width + x] === 1) [count, sumX, sumY] = [count + 1, sumX + x, sumY + y];
  const cells = new Float32Array(side * side);
  if (count === 0) return cells;
  const [middleX, middleY] = [sumX / count, sumY / count];
  for (let y = 0; y < height; y += 1)
    for (let x = from; x < to; x += 1) {
      if (ink[y * width + x] !== 1) continue;
      const [column, row] = [
        Math.floor((x - middleX) / pixels) + side / 2,
        Math.floor((y - middleY) / pixels) + side / 2,
      ];
      if (column < 0 || row < 0 || column >= side || row >= side) continue;
      cells[row * side + column] = (cells[row * side + column] ?? 0) + 1;
    }
  return soft(soft(cells));
}

const pixels = 2;

function soft(cells: Float32Array): Float32Array {
  return cells.map((_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    let sum = 0;
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1)
        if (x + dx >= 0 && x + dx < side && y + dy >= 0 && y + dy < side)
          sum += (cells[at + dy * side + dx] ?? 0) * (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1);
    return sum / 16;
  });
}
