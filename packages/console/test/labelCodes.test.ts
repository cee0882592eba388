import { deflateSync } from 'node:zlib';
import { type LabelData, labelContent } from '@crossdock/domain/labels/content.ts';
import { designLabel } from '@crossdock/domain/labels/design.ts';
import { estimatedWidth } from '@crossdock/domain/labels/fit.ts';
import { toPdf } from '@crossdock/domain/labels/pdf.ts';
import { type PlacedLabel, placeLabel } from '@crossdock/domain/labels/place.ts';
import { type Raster, toRaster } from '@crossdock/domain/labels/raster.ts';
import {
  type LabelDpi,
  type LabelKind,
  labelDpis,
  labelKinds,
  labelSizes,
} from '@crossdock/domain/labels/sizes.ts';
import { toSvg } from '@crossdock/domain/labels/svg.ts';
import { toTspl } from '@crossdock/domain/labels/tspl.ts';
import { toZpl } from '@crossdock/domain/labels/zpl.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { parcelOnLabel } from '@crossdock/domain/samples/labelFacts.ts';
import { barModules, qrModules } from '@crossdock/ui/codeModules.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { codesOn, drawnPdf, printedTspl, printedZpl } from './labelReader.ts';

const encoders = { bars: barModules, qr: qrModules, textWidth: estimatedWidth };
const words = {
  copy: (n: number) => `第 ${n} 份`,
  parcels: (n: number) => `${n} 件包裹`,
  orders: (n: number) => `${n} 筆訂單`,
  nobody: '無人認領',
};

const facts: LabelData = {
  ...parcelOnLabel,
  ...{ warehouse: 'SZ', channel: '空運特快（含稅）', country: '台灣', consignee: '林＊＊' },
  ...{
    weightG: 12_340,
    part: 1,
    parts: 3,
    parcels: 7,
    contents: [
      { tail: '011835', pieces: 2 },
      { tail: '011836', pieces: null },
    ],
  },
};
const codes: Readonly<Record<LabelKind, string>> = {
  ...{ parcel: facts.code, shelf: 'A-12-3', order: 'CD7K2M9XA4H', box: 'CD7K2M9XA4H', member: 'R7K2M9' },
  ...{ package: 'CD7K2M9XA4H', pickList: 'PL7K2M9XA4H', tote: 'TB7K2M9XA4H' },
};

const placed = (
  kind: LabelKind,
  size: keyof typeof labelSizes,
  dpi: LabelDpi,
  says: Partial<LabelData> = {},
) =>
  placeLabel(
    designLabel(labelSizes[size], labelContent(kind, { ...facts, code: codes[kind], ...says }, words)),
    dpi,
    encoders,
  );

async function drawn(label: PlacedLabel, only?: 'text') {
  const svg = toSvg(label, 'zh-Hant-TW', only ? { only } : {}).replace(
    /width="[\d.]+(mm)?" height="[\d.]+(mm)?"/,
    `width="${label.width}" height="${label.height}"`,
  );
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (process.env.LABELS_INTO && only === undefined)
    await sharp(Buffer.from(svg))
      .png()
      .toFile(`${process.env.LABELS_INTO}/${names.get(label)}.png`);
  return { data, width: info.width, height: info.height };
}
const names = new WeakMap<PlacedLabel, string>();

async function textOf(label: PlacedLabel): Promise<Raster> {
  const { data, width, height } = await drawn(label, 'text');
  return toRaster(data, width, height);
}

const cases = labelKinds.flatMap((kind) =>
  keysOf(labelSizes).flatMap((size) => labelDpis.map((dpi) => [kind, size, dpi] as const)),
);

test.each(cases)(
  'the %s label of %s mm at %i dpi is read back from paper, PDF, ZPL and TSPL',
  async (kind, size, dpi) => {
    const label = placed(kind, size, dpi);
    names.set(label, `${kind}-${size}-${dpi}`);
    const text = await textOf(label);
    const both = [`Code128 ${codes[kind]}`, `QRCode ${codes[kind]}`];
    const sheet = await drawn(label);
    const printed = printedZpl(toZpl(label, text));
    expect(await codesOn(sheet), 'print').toEqual(both);
    const picture = { ...text, deflated: deflateSync(text.bytes) };
    expect(await codesOn(drawnPdf(toPdf([{ label, text: picture }]), label)), 'PDF').toEqual(both);
    expect(await codesOn(printed), 'ZPL').toEqual(both);
    // The printer's picture equals the browser's, dot for dot, except at the edges of letters.
    expect(otherDots(sheet, printed)).toBeLessThan(0.002);
    expect(isSame(printed, printedTspl(toTspl(label, text), label)), 'TSPL').toBe(true);
  },
);

interface Picture {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

const isSame = (one: Picture, other: Picture): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  Buffer.from(one.data).equals(Buffer.from(other.data));

/** The share of dots that are black in only one of two pictures. */
function otherDots(one: Picture, other: Picture): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  const [black, there] = [one, other].map(({ data, width, height }) => toRaster(data, width, height).bytes);
  const ones = (byte: number) => byte.toString(2).replaceAll('0', '').length;
  const differing =
    black?.reduce(
      (sum, byte, at) => (byte === there?.[at] ? sum : sum + ones(byte ^ (there?.[at] ?? 0))),
      0,
    ) ?? 0;
  return differing / (one.width * one.height);
}

const hard = [
  ['forty letters', 'Maximilian-Alexander Wolfeschlegelstein-'],
  ['one word', 'W'.repeat(40)],
  ['Traditional Chinese', '臺灣鬱龜籲驫靈麤龘齉爨灩釁鸞籬壽豐盧蘭蘆葦'],
  ['signs', '<b>&"R7" 😀👩‍👩‍👧 é́'],
  ['nothing', ''],
] as const;

test.each(hard.flatMap(([name, text]) => keysOf(labelSizes).map((size) => [name, size, text] as const)))(
  'an alias, shelf and channel of %s stay inside their boxes on %s mm',
  async (name, size, text) => {
    const says = { alias: text, shelf: text, channel: text, country: text, consignee: text };
    for (const kind of ['parcel', 'order', 'box', 'member'] as const) {
      const label = placed(kind, size, 203, says);
      names.set(label, `hard-${name}-${kind}-${size}`);
      const boxes = label.parts.filter((part) => part.kind === 'text');
      // The dark dots of the label's texts, as a real renderer draws them.
      const ink = printedInk(await textOf(label));
      const outside = ink.filter(
        ([x, y]) =>
          !boxes.some(
            (box) =>
              x >= box.x - 2 && x < box.x + box.width + 2 && y >= box.y - 3 && y < box.y + box.height + 3,
          ),
      );
      expect(outside.slice(0, 3), `${kind} ${size}: ${outside.length} dots outside`).toEqual([]);
      // A text that is too wide would cover its neighbours, so the codes beside the texts must still be readable.
      expect(await codesOn(await drawn(label))).toEqual([`Code128 ${codes[kind]}`, `QRCode ${codes[kind]}`]);
    }
  },
);

function printedInk({ stride, height, bytes }: Raster): (readonly [x: number, y: number])[] {
  const ink: (readonly [number, number])[] = [];
  for (const [at, byte] of bytes.subarray(0, stride * height).entries()) {
    // Most bytes of a label are empty, so they are skipped first.
    if (byte === 0) continue;
    const [left, y] = [(at % stride) * 8, Math.floor(at / stride)];
    for (let bit = 0; bit < 8; bit++) if (byte & (0x80 >> bit)) ink.push([left + bit, y]);
  }
  return ink;
}

test.each(keysOf(labelSizes))(
  'a courier number too long for bars on %s mm is read from the QR code',
  async (size) => {
    const code = '1Z999AA10123456784ABCDEFGHJKLM';
    const label = placed('parcel', size, 203, { code });
    names.set(label, `long-${size}`);
    const found = await codesOn(await drawn(label));
    expect(found).toContain(`QRCode ${code}`);
    const bars = label.parts.find(({ kind }) => kind === 'bars');
    expect(found.length).toBe(bars ? 2 : 1);
    for (const part of label.parts) if ('module' in part) expect(part.module).toBeGreaterThanOrEqual(2);
  },
);

test('a short code on a large roll has no module that label printers refuse', async () => {
  const label = placed('shelf', '100x150', 300, { code: 'A1', shelf: 'A1' });
  const modules = label.parts.flatMap((part) => ('module' in part ? [part.module] : []));
  expect(modules).toEqual([10, 10]);
  expect(await codesOn(await drawn(label))).toEqual(['Code128 A1', 'QRCode A1']);
});
