import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type VipColumn, vipColumns } from '../packages/contract/src/vipImports/columns.ts';

/** The texts of one table row. */
export type VipRowTexts = Readonly<Partial<Record<VipColumn, string>>>;

const table = 'xl/worksheets/sheet1.xml';

/** The template with its example rows replaced, as a spreadsheet program would. Header and lists stay. */
export function filledTemplate(
  template: Uint8Array,
  write: (examples: readonly VipRowTexts[]) => readonly VipRowTexts[],
) {
  const parts = unzipSync(template);
  const [sheet, shared] = [partOf(parts, table), partOf(parts, 'xl/sharedStrings.xml')];
  const texts = [...shared.matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(([, text]) => text ?? '');
  const [head = '', ...rows] = sheet.match(/<row .*?<\/row>/g) ?? [];
  const examples = rows.map((row) =>
    Object.fromEntries(
      [...row.matchAll(/<c [^>]*?><v>(\d+)<\/v>/g)].map(([, at], place) => [
        vipColumns[place],
        texts[Number(at)],
      ]),
    ),
  );
  const written = write(examples).map((row, at) => rowXml(at + 2, row));
  const filled = sheet.replace(/<sheetData>.*<\/sheetData>/s, () =>
    ['<sheetData>', head, ...written, '</sheetData>'].join(''),
  );
  return Buffer.from(zipSync({ ...parts, [table]: strToU8(filled) }));
}

function partOf(parts: Readonly<Record<string, Uint8Array>>, name: string): string {
  const part = parts[name];
  if (part === undefined) throw new Error(`The template has no ${name}`);
  return strFromU8(part);
}

function rowXml(n: number, row: VipRowTexts): string {
  const cells = vipColumns.map((column, at) => {
    const text = (row[column] ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<c r="${String.fromCharCode(65 + at)}${n}" t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  return `<row r="${n}">${cells.join('')}</row>`;
}
