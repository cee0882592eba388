import { deflateRawSync } from 'node:zlib';
import { isRefusal } from '@crossdock/contract/refusals.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseSheet } from '../src/platform/sheetParser.ts';
import { sheetBytes } from '../src/platform/sheetText.ts';

const read = async (bytes: Uint8Array | string) => {
  const answer = await parseSheet(Buffer.from(bytes), maxSheetRows.shipments);
  return isRefusal(answer) ? answer.refused : answer.map((row) => row.cells);
};

const text = (xml: string) => new TextEncoder().encode(xml);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Builds a workbook by hand, so that it can contain parts that no ordinary program writes. */
function workbook(sheet: string): Record<string, Uint8Array> {
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const links = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return {
    '[Content_Types].xml': text(`<Types xmlns="${types}"/>`),
    '_rels/.rels': text(
      `<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': text(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': text(
      `<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': text(
      `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
  };
}

const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const twoRows = `<row r="1">${cell('A1', 'head')}</row><row r="2">${cell('A2', 'KY1')}<c r="B2"><v>123456789012</v></c></row>`;

describe('reading sheets', () => {
  it('as text: numbers by their digits, rows as written', async () => {
    expect(await read(zipSync(workbook(twoRows)))).toEqual([
      ['head', ''],
      ['KY1', '123456789012'],
    ]);
    expect(await read('\uFEFFa;b\r\n1;"x;y"\r\n\r\n')).toEqual([
      ['a', 'b'],
      ['1', 'x;y'],
    ]);
  });

  it('back after writing gives the same, and nothing is a formula', async () => {
    const rows = [['=1+1', '+886', '-5', '@cmd', '王小明', "O'Neil", '\t=1']];
    for (const format of ['csv', 'xlsx'] as const) {
      const bytes = await sheetBytes(format, {
        name: 'x',
        head: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
        rows,
      });
      if (format === 'csv') expect(bytes.toString('utf8')).toContain("'=1+1,'+886,'-5,'@cmd");
      const back = await read(bytes);
      expect(back[1]).toEqual([
        '=1+1',
        '+886',
        '-5',
        '@cmd',
        '王小明',
        "O'Neil",
        expect.stringContaining('=1'),
      ]);
    }
  });
});

describe('a text that a spreadsheet could run as a formula', () => {
  it('is escaped in a sheet of any kind', async () => {
    const sheet = { name: 'x', head: ['a', 'b'], rows: [['\uFF1D1', 'x;=1+1']] };
    expect((await sheetBytes('csv', sheet)).toString('utf8')).toContain("'\uFF1D1,x;'=1+1");
    for (const format of ['csv', 'xlsx'] as const)
      expect((await read(await sheetBytes(format, sheet)))[1]).toEqual(['\uFF1D1', 'x;=1+1']);
  });
});

describe('sheets are refused', () => {
  it('for formulas', async () => {
    expect(await read('number,code\nCD1,=HYPERLINK("http://x")')).toBe('sheet.formula');
    const formula = `<row r="1">${cell('A1', 'h')}</row><row r="2"><c r="A2"><f>1+1</f><v>2</v></c></row>`;
    expect(await read(zipSync(workbook(formula)))).toBe('sheet.formula');
  });

  it.each([
    ['xl/data.xml', 'data.xml'],
    ['xl/_rels/sheet1.xml', '_rels/sheet1.xml'],
    ['xl/worksheets/sheet1.xml', '/xl/worksheets/sheet1.xml'],
  ])('for formulas and too many rows in a sheet at %s', async (place, target) => {
    const moved = (sheet: string) => {
      const { 'xl/worksheets/sheet1.xml': content = new Uint8Array(), ...others } = workbook(sheet);
      const links = new TextDecoder().decode(others['xl/_rels/workbook.xml.rels']);
      const led = text(links.replace('worksheets/sheet1.xml', target));
      return zipSync({ ...others, 'xl/_rels/workbook.xml.rels': led, [place]: content });
    };
    const formula = `${twoRows}<row r="3"><c r="A3"><f>1+1</f><v>2</v></c></row>`;
    expect(await read(moved(formula))).toBe('sheet.formula');
    expect(await read(moved(`${twoRows}${'<row/>'.repeat(200_000)}`))).toBe('sheet.tooManyRows');
  });

  it('for 200,000 rows', async () => {
    expect(await read(`a\n${'x\n'.repeat(200_000)}`)).toBe('sheet.tooManyRows');
    expect(await read(zipSync(workbook(`${twoRows}${'<row/>'.repeat(200_000)}`)))).toBe('sheet.tooManyRows');
  });

  it('for unpacking to more than stated', async () => {
    const parts = workbook(twoRows);
    const bomb = { ...parts, 'xl/worksheets/sheet1.xml': new Uint8Array(40 * 1024 * 1024) };
    const packed = zipSync(bomb, { level: 9 });
    expect(packed.length).toBeLessThan(1_000_000);
    expect(await read(packed)).toBe('sheet.tooLarge');
    expect(await read(lying(packed))).toBe('sheet.tooLarge');
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`xl/a${at}.xml`, text('<a/>')]));
    expect(await read(zipSync({ ...parts, ...many }))).toBe('sheet.tooLarge');
  });

  it('for entities, damage, other files and empty files', async () => {
    const entity = '<!DOCTYPE x [<!ENTITY a "aaaa">]>';
    const parts = workbook(twoRows);
    expect(await read(zipSync({ ...parts, 'xl/sharedStrings.xml': text(entity) }))).toBe('sheet.unreadable');
    expect(await read(zipSync(parts).subarray(0, 300))).toBe('sheet.unreadable');
    expect(await read(deflateRawSync(Buffer.alloc(1000)))).toBe('sheet.unreadable');
    expect(await read(Buffer.from([0xff, 0xfe, 0x41, 0x00]))).toBe('sheet.unreadable');
    expect(await read('only,a,head')).toBe('sheet.empty');
  });
});

/** Changes an archive so that each entry claims to unpack to ten bytes. */
function lying(archive: Uint8Array): Buffer {
  const bytes = Buffer.from(archive);
  for (let at = 0; at < bytes.length - 46; at += 1)
    if (bytes.readUInt32LE(at) === 0x02014b50) bytes.writeUInt32LE(10, at + 24);
  return bytes;
}

it.each([
  ['Windows, then Unix', 'a,b\r\n1,2\n3,4\r\n5,6\n'],
  ['Unix, then Windows', 'a,b\n1,2\r\n3,4\r\n5,6\n'],
  ['old Macs', 'a,b\r1,2\r3,4\r5,6'],
  ['quoted cells', 'a,b\r\n"1","2"\n"3","4"\n"5","6"\r\n'],
])('a sheet loses no row by its line ends: %s', async (_what, text) => {
  const rows = await parseSheet(Buffer.from(text), 10);
  expect(rows).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['1', '2'] },
    { row: 3, cells: ['3', '4'] },
    { row: 4, cells: ['5', '6'] },
  ]);
});
