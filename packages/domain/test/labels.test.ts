import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parcelOnLabel } from '../samples/labelFacts.ts';
import { labelContent } from '../src/labels/content.ts';
import { designLabel } from '../src/labels/design.ts';
import { estimatedWidth, fitText, lineHeight } from '../src/labels/fit.ts';
import { toPdf } from '../src/labels/pdf.ts';
import { placeLabel } from '../src/labels/place.ts';
import { croppedRaster, toRaster } from '../src/labels/raster.ts';
import { labelDpis, labelKinds, labelSizes, mmToDots } from '../src/labels/sizes.ts';
import { keysOf } from '../src/records.ts';
import { forAll } from './forAll.ts';

const room = { width: 400, height: 120, lines: 3, max: 999, min: 12 };

test('every text stays within its area, and is complete unless it ends in …', () => {
  forAll(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.boolean(), (text, bold) => {
    const { lines, size } = fitText(text, room, estimatedWidth, bold);
    expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height + 1e-6);
    for (const line of lines)
      expect(estimatedWidth(line, bold) * size).toBeLessThanOrEqual(room.width + 1e-6);
    const bare = (words: string) => words.replace(/\s+/g, '');
    const shown = lines.join('');
    if (shown.endsWith('…')) expect(bare(text).startsWith(bare(shown.slice(0, -1)))).toBe(true);
    else expect(bare(shown)).toBe(bare(text));
  });
});

test('a short text is as large as its area, a long one breaks at blanks, and a word breaks only to avoid tiny letters', () => {
  const lines = (text: string) => fitText(text, room, estimatedWidth).lines;
  expect(fitText('R7', room, estimatedWidth).size).toBe(100);
  expect(lines('CD7K2M9XA4H')).toEqual(['CD7K2M9XA4H']);
  expect(lines('Alexander Wolfeschlegel')).toEqual(['Alexander', 'Wolfeschlegel']);
  expect(lines('W'.repeat(60)).length).toBeGreaterThan(1);
  expect(lines('W'.repeat(600)).join('')).toMatch(/^W+…$/);
});

const facts = {
  ...parcelOnLabel,
  ...{ warehouse: 'SZ', channel: 'Air', country: 'Taiwan', consignee: 'L＊＊', weightG: 12_340, part: 1 },
  ...{ parts: 3, parcels: 7, contents: [] },
};
const words = {
  copy: (n: number) => `copy ${n}`,
  parcels: (n: number) => `${n} parcels`,
  orders: (n: number) => `${n} orders`,
  nobody: 'nobody',
};

test('each kind has what its reader looks for, and a second copy is marked as one', () => {
  const said = labelKinds.map((kind) => {
    const { hero, second, facts: lines } = labelContent(kind, facts, words);
    return [kind, hero, second, lines.join(' ')];
  });
  expect(said).toEqual([
    ['parcel', 'R7K2M9', 'A-12-3', '…011835 2026-11-27 SZ'],
    ['shelf', 'A-12-3', 'SZ', ''],
    ['order', 'SF1374920011835', 'R7K2M9', 'Air Taiwan 7 parcels'],
    ['box', 'SF1374920011835', '1/3', 'Taiwan L＊＊ Air 12.34 kg'],
    ['package', 'SF1374920011835', '1/3', 'Taiwan L＊＊ Air 12.34 kg'],
    ['pickList', 'SF1374920011835', '', '2026-11-27 3 orders 7 parcels'],
    ['tote', '1', 'SZ', ''],
    ['member', 'R7K2M9', '', ''],
  ]);
  const contents = Array.from({ length: 6 }, (_, at) => ({
    tail: `00000${at}`,
    pieces: at === 1 ? null : 2,
  }));
  expect(labelContent('box', { ...facts, contents }, words).facts.at(-1)).toBe(
    '…000000 ×2, …000001, …000002 ×2, …000003 ×2, +2',
  );
  expect(labelContent('parcel', facts, words).mark).toBe('copy 2');
  expect(labelContent('parcel', { ...facts, copy: 1 }, words).mark).toBe('');
  expect(labelContent('parcel', { ...facts, alias: '' }, words).hero).toBe('nobody');
});

const encoders = {
  bars: (text: string) => '10'.repeat(text.length * 5),
  qr: () => Array.from({ length: 25 }, (_, y) => Array.from({ length: 25 }, (_, x) => (x + y) % 2 === 0)),
  textWidth: estimatedWidth,
};

test('no two parts overlap and none leaves the label, in any size and at both resolutions', () => {
  for (const size of keysOf(labelSizes))
    for (const dpi of labelDpis)
      for (const kind of labelKinds) {
        const label = placeLabel(
          designLabel(labelSizes[size], labelContent(kind, facts, words)),
          dpi,
          encoders,
        );
        label.parts.forEach((one, at) => {
          expect(one.x + one.width).toBeLessThanOrEqual(label.width);
          expect(one.y + one.height).toBeLessThanOrEqual(label.height);
          for (const other of label.parts.slice(at + 1)) {
            const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
            const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
            expect(across > 1 && down > 1, `${kind} ${size}: ${one.kind} on ${other.kind}`).toBe(false);
          }
          if (one.kind === 'bars') expect(one.x).toBeGreaterThanOrEqual(10 * one.module);
        });
      }
});

test('bars that would be one dot wide are left out, and the QR code beside them stays', () => {
  const long = { ...encoders, bars: () => '10'.repeat(200) };
  const design = designLabel(labelSizes['50x30'], labelContent('parcel', facts, words));
  const kinds = placeLabel(design, 203, long).parts.map(({ kind }) => kind);
  expect(kinds).not.toContain('bars');
  expect(kinds).toContain('qr');
  expect(placeLabel(design, 203, encoders).parts.map(({ kind }) => kind)).toContain('bars');
});

test('millimetres become dots at both resolutions', () => {
  expect([mmToDots(100, 203), mmToDots(150, 203), mmToDots(100, 300), mmToDots(150, 300)]).toEqual([
    800, 1200, 1181, 1772,
  ]);
});

test('a cropped picture keeps its dots', () => {
  const rgba = Array.from({ length: 24 * 4 }, (_, at) =>
    at === 9 || at === 24 + 9 ? [0, 0, 0, 255] : [255, 255, 255, 255],
  ).flat();
  const whole = toRaster(rgba, 24, 4);
  expect(croppedRaster(whole, { x: 9, y: 0, width: 3, height: 2 })).toEqual({
    ...{ x: 8, y: 0, width: 8, height: 2, stride: 1 },
    bytes: new Uint8Array([0x40, 0x40]),
  });
});

test('a PDF has one page per label, of its size, and its table points at its objects', () => {
  const label = placeLabel(
    designLabel(labelSizes['60x40'], labelContent('shelf', facts, words)),
    203,
    encoders,
  );
  const text = { width: 8, height: 1, deflated: new Uint8Array([1, 2, 3]) };
  const pdf = [
    ...toPdf([
      { label, text },
      { label, text },
    ]),
  ]
    .map((byte) => String.fromCharCode(byte))
    .join('');
  expect(pdf.match(/\/Type\/Page\//g)).toHaveLength(2);
  expect(pdf).toContain('/MediaBox[0 0 170.079 113.386]');
  const places = [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
  for (const [at, place] of places.entries())
    expect(pdf.slice(place).startsWith(`${at + 1} 0 obj`)).toBe(true);
  expect(places).toHaveLength(8);
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).startsWith('xref')).toBe(true);
});
