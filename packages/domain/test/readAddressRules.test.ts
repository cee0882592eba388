import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLine } from '../src/addresses/line.ts';
import type { KnownArea } from '../src/addresses/reading/knownArea.ts';
import { normalizedText, plainText } from '../src/addresses/reading/plainText.ts';
import { regions } from '../src/regions.ts';
import { forAll, forAllIn } from './forAll.ts';
import { areas, readWithSmallAreas } from './smallAreas.ts';

const leaves = areas.filter(({ id }) => !areas.some(({ parentId }) => parentId === id));
const pathOf = ({ id }: KnownArea) => {
  const parts = id.split('/');
  return parts
    .slice(2)
    .map((_, at) => areas.find((one) => one.id === parts.slice(0, at + 2).join('/')))
    .concat(areas.find((one) => one.id === id));
};
const doors: Readonly<
  Record<string, fc.Arbitrary<{ street: string; detail: string; consignee: string; phone: string }>>
> = {
  TW: fc.record({
    street: fc.constantFrom('中山路', '和平東路二段', '台灣大道三段', '文化路一段'),
    detail: fc
      .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 40 }))
      .map(([n, f]) => `${n}號${f}樓`),
    consignee: fc.constantFrom('王小明', '林怡君', '歐陽娜娜', '江蕙'),
    phone: fc.stringMatching(/^09[0-9]{8}$/),
  }),
  HK: fc.record({
    street: fc.constantFrom('駿業街', '鴻圖道', '英皇道'),
    detail: fc
      .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 40 }))
      .map(([n, f]) => `${n}號${f}樓B室`),
    consignee: fc.constantFrom('陳大文', '黃淑芬'),
    phone: fc.stringMatching(/^[569][0-9]{7}$/),
  }),
  TH: fc.record({
    street: fc.constantFrom('ถนนสุขุมวิท', 'ถนนมิตรภาพ'),
    detail: fc.integer({ min: 1, max: 999 }).map((n) => `${n}/1 หมู่ 5`),
    consignee: fc.constantFrom('สมชาย ใจดี', 'อนงค์ ศรีสุข'),
    phone: fc.stringMatching(/^0[689][0-9]{8}$/),
  }),
  MY: fc.record({
    street: fc.constantFrom('Jalan Ampang', 'Lorong Perda 3', 'Jalan SS 2/24'),
    detail: fc.integer({ min: 1, max: 999 }).map((n) => `No. ${n}`),
    consignee: fc.constantFrom('Ahmad bin Ali', 'Tan Mei Ling'),
    phone: fc.stringMatching(/^01[2-9][0-9]{7}$/),
  }),
};
const written = fc.constantFrom(...leaves).chain((leaf) =>
  (doors[leaf.country] ?? fc.constant(undefined)).map((rest) => {
    const [province, city, area] = pathOf(leaf).map((one) => one?.localName ?? '');
    return {
      ...{
        country: leaf.country,
        zip: leaf.zip ?? '',
        province: province ?? '',
        city: city ?? '',
        area: area ?? '',
      },
      ...{ street: '', detail: '', consignee: '', phone: '' },
      ...rest,
    };
  }),
);
const glue = fc.constantFrom(
  (...parts: string[]) => parts.join('\n'),
  (...parts: string[]) => parts.toReversed().join('\n'),
  (name = '', phone = '', line = '') => `${line}\n${name} ${phone}`,
  (name = '', phone = '', line = '') => `${phone} ${name}\n${line}`,
);

describe('reading', () => {
  it('restores what the formatter writes, in any order of the parts', () => {
    forAll(written, glue, (address, put) => {
      const line = addressLine(address);
      const found = readWithSmallAreas(put(address.consignee, address.phone, line));
      const { street, detail, ...same } = address;
      expect(found).toMatchObject(same);
      // A road that is not next to the area stays in the detail of the address.
      expect([found.street, found.detail].join('').replace(/[\s,]/g, '').split('').sort()).toEqual(
        `${street}${detail}`.replace(/[\s,]/g, '').split('').sort(),
      );
    });
  });

  it('fills fields only with words of the text or rows of the tables', () => {
    const bits = fc.constantFrom(
      ...[
        '王小明',
        '0912345678',
        '台北市',
        '信義區',
        '110',
        '7號',
        '，',
        '\n',
        ' ',
        '+66',
        '812345678',
        'Kuala Lumpur',
      ],
      ...[
        '55100',
        'No. 5',
        'ต.ช้างเผือก',
        'อ.เมือง',
        '50300',
        '旺角',
        '電話：',
        'Name:',
        '10樓',
        '信義路',
        'Tan Mei Ling',
        '😀',
      ],
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.array(bits, { maxLength: 14 }).map((parts) => parts.join('')),
      fc.array(bits, { maxLength: 14 }).map((parts) => parts.join(' ')),
    );
    forAllIn(2000)(text, fc.constantFrom('', ...regions), (pasted, country) => {
      const found = readWithSmallAreas(pasted, country);
      const own = squeezed(pasted);
      for (const value of [found.consignee, found.street, found.detail])
        expect(inOrder(squeezed(value), own), value).toBe(true);
      for (const digits of [found.phone.replace(/^0/, ''), found.derived.includes('zip') ? '' : found.zip])
        expect(pasted.length === 0 ? '' : plainText(pasted).replace(/\D/g, '')).toContain(digits);
      const place = areas.find(({ id }) => id === found.areaId);
      if (found.areaId !== null) expect(place).toBeDefined();
      const zips = areas
        .filter(({ id }) => id.startsWith(found.areaId ?? '-'))
        .flatMap(({ zip }) => zip ?? []);
      if (found.zip !== '' && zips.length > 0)
        expect(zips).toContain(found.country === 'TW' ? found.zip.slice(0, 3) : found.zip);
      // A field with choices is never filled in at the same time.
      if (found.choices.consignee.length > 0) expect(found.consignee).toBe('');
      if (found.choices.phone.length > 0) expect(found.phone).toBe('');
      if (found.choices.zip.length > 0) expect(found.zip).toBe('');
    });
  });
});

const squeezed = (text: string) => normalizedText(plainText(text)).replace(/[\s,，、;|]/g, '');

/**
 * Whether the characters of `part` occur in `whole` in this order. Other characters may be between them, such as a
 * name between two parts of an address.
 */
function inOrder(part: string, whole: string): boolean {
  let from = 0;
  return [...part].every((one) => {
    from = whole.indexOf(one, from) + one.length;
    return from >= one.length;
  });
}
