import sharp from 'sharp';
import { expect, test } from 'vitest';
import { captchaSvg } from '../src/platform/captchaPicture.ts';
import { captchaCharacters, characterStrokes } from '../src/platform/glyphs.ts';
import { CaptchaReader, type Picture } from './captchaReader.ts';

const count = 6;

/** Mulberry32, a seeded generator: the same numbers in each run, so that the result does not depend on luck. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Draw = (characters: readonly string[], chance: () => number) => string;

async function pictureOf(svg: string): Promise<Picture> {
  const grey = sharp(Buffer.from(svg)).resize(240, 64).flatten({ background: '#fff' }).greyscale().raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, light: new Uint8Array(data) };
}

/** Returns how many of forty pictures the reader's best method reads after learning `shown` others. */
async function readOfForty(draw: Draw, shown: number, seed: number): Promise<number> {
  const chance = chances(seed);
  const one = async () => {
    const characters = Array.from(
      { length: count },
      () => captchaCharacters[Math.floor(chance() * captchaCharacters.length)] ?? '',
    );
    return { picture: await pictureOf(draw(characters, chance)), text: characters.join('') };
  };
  const reader = new CaptchaReader();
  for (let n = 0; n < shown; n += 1) {
    const { picture, text } = await one();
    reader.learn(picture, text);
  }
  const right: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const { picture, text } = await one();
    for (const [way, read] of reader.read(picture, count).entries())
      right[way] = (right[way] ?? 0) + (read === text ? 1 : 0);
  }
  return Math.max(...right);
}

/** Draws slightly rotated characters in fixed places over light lines, as many captchas do. */
const simply: Draw = (characters, chance) => {
  const letters = characters.map((character, at) => {
    const turn = (chance() - 0.5) * 0.6;
    const [x, y] = [30 + at * 36 + (chance() - 0.5) * 4, 32 + (chance() - 0.5) * 8];
    const paths = characterStrokes(character).map(
      (stroke) =>
        `M${stroke
          .map((point) => [(point.x - 2) * 6, (point.y - 3) * 6] as const)
          .map(([dx, dy]) => [
            x + dx * Math.cos(turn) - dy * Math.sin(turn),
            y + dx * Math.sin(turn) + dy * Math.cos(turn),
          ])
          .map(([px = 0, py = 0]) => `${px.toFixed(1)} ${py.toFixed(1)}`)
          .join('L')}`,
    );
    return `<path d="${paths.join(' ')}" fill="none" stroke="#16202e" stroke-width="3"/>`;
  });
  const line = `<path d="M0 ${chance() * 64}L240 ${chance() * 64}" stroke="#16202e" stroke-opacity="0.4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="128" viewBox="0 0 240 64"><rect width="240" height="64" fill="#f4f6fa"/>${line}${letters.join('')}</svg>`;
};

test('a nearest-neighbour reader reads simple pictures, and at most one in forty of ours', async () => {
  expect(await readOfForty(simply, 60, 1)).toBeGreaterThanOrEqual(30);
  expect(await readOfForty(captchaSvg, 120, 2)).toBeLessThanOrEqual(1);
});

test('a picture differs each time, for any chosen characters', () => {
  const chance = chances(3);
  const drawn = new Set(
    Array.from({ length: 20 }, () => captchaSvg(captchaCharacters.slice(0, count), chance)),
  );
  expect(drawn.size).toBe(20);
  expect(() => captchaSvg(['O'], chance)).toThrow(RangeError);
});
