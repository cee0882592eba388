import { randomInt } from 'node:crypto';
import type { NoTransaction } from '../platform/db.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import { characterStrokes, type Point } from './glyphs.ts';

const widthPx = 240;
const heightPx = 64;
const ground = '#f4f6fa';
const inks: readonly [string, ...string[]] = ['#17479f', '#7a2e12', '#1f6b41', '#5b2a86', '#16202e'];

/** A random number from a secure source: at least 0, less than 1. */
const byChance = (): number => randomInt(0, 2 ** 32) / 2 ** 32;

const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 20, perShop: 100, inAll: 200, retrySeconds: 2 });

/** The characters, or a sum, as a PNG data URL. */
export async function drawCaptcha(
  noTransaction: NoTransaction,
  characters: readonly string[],
  what: 'characters' | 'sum',
): Promise<string> {
  noTransaction.check();
  const svg = captchaSvg(characters, byChance, what === 'sum' ? little : usual);
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const png = await line.run(noTransaction.turn, () =>
    sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer(),
  );
  return `data:image/png;base64,${png.toString('base64')}`;
}

/**
 * Draws each character in its own style, turned, sheared and scaled, close to or overlapping the next one,
 * and bends the whole. Extra strokes have the same colour and width, and cuts in the background colour cross
 * them, so that neither colour nor gaps nor thickness show a program where a character begins. `chance`
 * returns numbers from 0 to below 1.
 */
export function captchaSvg(
  characters: readonly string[],
  chance: () => number,
  { lines, scraps }: Disorder = usual,
): string {
  const between = (low: number, high: number) => low + chance() * (high - low);
  const oneOf = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(chance() * all.length)] ?? all[0];
  const sheet = bent(between);
  const ink = oneOf(inks);
  const bold = between(2.5, 3.1);
  const letters = placed(characters, between).map((strokes) => {
    const paths = strokes.map((stroke) => pathOf(finely(stroke).map(sheet))).join(' ');
    return oneOf(hands)(paths, ink, bold);
  });
  const over = Array.from({ length: lines }, (_, n) =>
    drawn(pathOf(across(between, n).map(sheet)), ink, between(1.5, 2)),
  );
  const cuts = [0, 1].map((n) => drawn(pathOf(across(between, n).map(sheet)), ground, between(1, 1.4)));
  const stray = Array.from({ length: scraps }, () =>
    drawn(pathOf(scrap(between).map(sheet)), ink, bold * 0.6),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx * 2}" height="${heightPx * 2}" viewBox="0 0 ${widthPx} ${heightPx}">
<rect width="${widthPx}" height="${heightPx}" fill="${ground}"/>${stray.join('')}${letters.join('')}${cuts.join('')}${over.join('')}</svg>`;
}

/** The number of extra strokes besides the characters. */
interface Disorder {
  readonly lines: number;
  readonly scraps: number;
}
const usual: Disorder = { lines: 2, scraps: 6 };
/** Less disorder for sums, where a line or fragment could look like a minus. */
const little: Disorder = { lines: 1, scraps: 0 };

type Between = (low: number, high: number) => number;

function drawn(path: string, colour: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

/** Ways to draw the same strokes: plain, bold, hollow, in beads, and doubled. */
const hands: readonly [Hand, ...Hand[]] = [
  (path, ink, bold) => drawn(path, ink, bold),
  (path, ink, bold) => drawn(path, ink, bold * 1.9) + drawn(path, ground, bold * 0.75),
  (path, ink, bold) => drawn(path, ink, bold * 1.15, ' stroke-dasharray="0.1 3.6"'),
  (path, ink, bold) =>
    drawn(path, ink, bold * 0.55) + drawn(path, ink, bold * 0.55, ' transform="translate(2.2 -1.1)"'),
];
type Hand = (path: string, ink: string, bold: number) => string;

/** The strokes of each character in place, before bending. */
function placed(characters: readonly string[], between: Between): Point[][][] {
  const sizes = characters.map(() => between(0.72, 1.28));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const margin = between(4, 16);
  const room = widthPx - 2 * margin;
  let left = margin;
  return characters.map((character, at) => {
    const size = sizes[at] ?? 1;
    const step = (room * size) / all;
    const centre = { x: left + step / 2 + between(-4.5, 4.5), y: heightPx / 2 + between(-5, 5) };
    left += step;
    const [turn, shear, high] = [between(-0.36, 0.36), between(-0.28, 0.28), between(5.2, 7.2)];
    const wide = Math.min(high, (step * 1.05) / 4);
    return characterStrokes(character).map((stroke) =>
      stroke.map((point) => {
        const [x, y] = [(point.x - 2 + shear * (point.y - 3)) * wide, (point.y - 3) * high];
        return {
          x: centre.x + x * Math.cos(turn) - y * Math.sin(turn),
          y: centre.y + x * Math.sin(turn) + y * Math.cos(turn),
        };
      }),
    );
  });
}

/** Bends points in waves, horizontally and vertically. */
function bent(between: Between): (point: Point) => Point {
  const wave = () => ({ high: between(1.5, 3.4), long: between(38, 74), from: between(0, 6.28) });
  const [down, along, small] = [
    wave(),
    wave(),
    { high: between(0.6, 1.3), long: between(14, 22), from: between(0, 6.28) },
  ];
  const at = (of: typeof down, place: number) => of.high * Math.sin((place * 6.28) / of.long + of.from);
  return ({ x, y }) => ({ x: x + at(along, y), y: y + at(down, x) + at(small, x) });
}

/** A line from edge to edge. Lines alternate between rising and falling. */
function across(between: Between, n: number): Point[] {
  const [from, to] = n % 2 === 0 ? [between(8, 30), between(34, 56)] : [between(34, 56), between(8, 30)];
  const belly = between(-14, 14);
  return Array.from({ length: 21 }, (_, at) => {
    const part = at / 20;
    return { x: part * widthPx, y: from + (to - from) * part + belly * Math.sin(part * 3.14) };
  });
}

/** A stroke that belongs to no character. */
function scrap(between: Between): Point[] {
  const start = { x: between(0, widthPx), y: between(4, heightPx - 4) };
  const [turn, long, curl] = [between(0, 6.28), between(5, 13), between(-0.9, 0.9)];
  return Array.from({ length: 5 }, (_, at) => ({
    x: start.x + (long * at * Math.cos(turn + curl * at)) / 4,
    y: start.y + (long * at * Math.sin(turn + curl * at)) / 4,
  }));
}

/** Adds points to a straight stroke, so that bending shows. */
function finely(stroke: readonly Point[]): Point[] {
  return stroke.flatMap((to, at) => {
    const from = stroke[at - 1];
    if (from === undefined) return [to];
    return [1, 2, 3, 4].map((n) => ({
      x: from.x + ((to.x - from.x) * n) / 4,
      y: from.y + ((to.y - from.y) * n) / 4,
    }));
  });
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
}
