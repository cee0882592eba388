import { randomInt } from 'node:crypto';
import type { Outside } from '../platform/db.ts';
import { Line } from '../platform/line.ts';
import { type Point, strokesOf } from './glyphs.ts';

const widthPx = 200;
const heightPx = 64;
const inks = ['#17479f', '#7a2e12', '#1f6b41', '#5b2a86', '#16202e'];

/** A number between two bounds, with three digits behind the point; unpredictable like the answer itself. */
function between(low: number, high: number): number {
  return low + (randomInt(0, 1_000_001) / 1_000_000) * (high - low);
}

function ink(): string {
  return inks[randomInt(0, inks.length)] ?? '#16202e';
}

const line = new Line({ atOnce: 1, perCaller: 20, perShop: 100, inAll: 200, retrySeconds: 2 });

/** The characters as a PNG data URL: each turned, sheared and bent along a wave, with lines across. */
export async function drawCaptcha(outside: Outside, characters: readonly string[]): Promise<string> {
  outside.check();
  const wave = { height: between(2, 4.5), length: between(45, 80), phase: between(0, 6.28) };
  const step = (widthPx - 24) / characters.length;
  const parts = characters.map((character, at) => drawCharacter(character, 12 + step * at, step, wave));
  const noise = Array.from({ length: 5 }, noiseLine);
  const dots = Array.from({ length: 40 }, noiseDot);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx * 2}" height="${heightPx * 2}" viewBox="0 0 ${widthPx} ${heightPx}">
<rect width="${widthPx}" height="${heightPx}" fill="#f4f6fa"/>${dots.join('')}${noise.join('')}${parts.join('')}</svg>`;
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const png = await line.run(outside.turn, () =>
    sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer(),
  );
  return `data:image/png;base64,${png.toString('base64')}`;
}

interface Wave {
  readonly height: number;
  readonly length: number;
  readonly phase: number;
}

function drawCharacter(character: string, left: number, step: number, wave: Wave): string {
  const turn = between(-0.32, 0.32);
  const shear = between(-0.25, 0.25);
  const size = between(5.6, 6.8);
  const narrow = Math.min(1, step / (size * 5.2));
  const centre = { x: left + step / 2 + between(-2, 2), y: heightPx / 2 + between(-4, 4) };
  const place = (point: Point): Point => {
    const x = (point.x - 2 + shear * (point.y - 3)) * size * narrow;
    const y = (point.y - 3) * size * 0.95;
    const turned = {
      x: centre.x + x * Math.cos(turn) - y * Math.sin(turn),
      y: centre.y + x * Math.sin(turn) + y * Math.cos(turn),
    };
    return {
      x: turned.x,
      y: turned.y + wave.height * Math.sin(turned.x / (wave.length / 6.28) + wave.phase),
    };
  };
  const paths = strokesOf(character).map((line) => pathOf(line.map(place)));
  return `<path d="${paths.join(' ')}" fill="none" stroke="${ink()}" stroke-width="${between(2.6, 3.6).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
}

function noiseLine(): string {
  const y = between(6, heightPx - 6);
  const bend = [between(-20, 20), between(-20, 20)];
  return `<path d="M0 ${y.toFixed(1)}C60 ${(y + (bend[0] ?? 0)).toFixed(1)} 140 ${(y + (bend[1] ?? 0)).toFixed(1)} ${widthPx} ${between(6, heightPx - 6).toFixed(1)}" fill="none" stroke="${ink()}" stroke-opacity="0.45" stroke-width="1.2"/>`;
}

function noiseDot(): string {
  return `<circle cx="${between(0, widthPx).toFixed(1)}" cy="${between(0, heightPx).toFixed(1)}" r="${between(0.5, 1.4).toFixed(2)}" fill="${ink()}" fill-opacity="0.4"/>`;
}
