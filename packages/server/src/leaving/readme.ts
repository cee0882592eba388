import { columnTextOverrides, columnTexts, fileTexts } from '@crossdock/contract/leaving/columnTexts.ts';
import { readmeTexts } from '@crossdock/contract/leaving/texts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { exportedColumns } from '@crossdock/domain/leaving/files.ts';
import { hasKey } from '@crossdock/domain/records.ts';
import { fromColumnName } from '../platform/columns.ts';
import { tableRules } from '../platform/tableRules.gen.ts';
import type { ColumnSums } from './csv.ts';

/** The counts taken of one file while it was written. */
export interface CountedFile {
  readonly name: string;
  readonly rows: number;
  readonly sums: ColumnSums;
}

interface ReadmeFacts {
  readonly shopName: string;
  /** The moment of the export (ISO 8601 UTC). */
  readonly at: string;
  readonly files: readonly CountedFile[];
  /** Whether the export contains only one member's data. */
  readonly isOfMember: boolean;
  /** The languages; the shop's first language comes first. */
  readonly langs: readonly Lang[];
}

/** A text with its `{names}` replaced. */
export const fillPlaceholders = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);

/** README.txt: describes each file, and each column of the main files, in the three languages. */
export function readmeText({ shopName, at, files, langs, isOfMember }: ReadmeFacts): string {
  const sections = langs.map((lang) => {
    const intro = [
      fillPlaceholders(readmeTexts[isOfMember ? 'ownTitle' : 'title'][lang], { shop: shopName }),
      fillPlaceholders(readmeTexts.moment[lang], { at }),
      ...[readmeTexts.form[lang], readmeTexts.formula[lang], readmeTexts.pictures[lang]],
    ];
    const main = files.filter(({ name }) => hasKey(exportedColumns, name));
    const tables = files.filter(({ name }) => !hasKey(exportedColumns, name));
    return [
      ...intro,
      ...main.map((file) => mainSection(file, lang)),
      readmeTexts.tables[lang],
      tables.map((file) => tableLine(file, lang)).join('\n'),
    ].join('\n\n');
  });
  return `\uFEFF${sections.join(`\n\n${'='.repeat(60)}\n\n`)}\n`.replaceAll('\n', '\r\n');
}

function counted({ name, rows, sums }: CountedFile, lang: Lang): string {
  const said = [
    fillPlaceholders(readmeTexts.rows[lang], { n: String(rows) }),
    ...Object.entries(sums).map(([column, sum]) => fillPlaceholders(readmeTexts.sum[lang], { column, sum })),
  ];
  return `${name}.csv: ${said.join('; ')}`;
}

/** The README's line for a file in `tables/`: its number of rows and, if known, what it contains. */
function tableLine(file: CountedFile, lang: Lang): string {
  const table = fromColumnName(file.name.slice('tables/'.length));
  const texts = hasKey(tableRules, table) ? tableRules[table].contains : undefined;
  return texts === undefined ? counted(file, lang) : `${counted(file, lang)}\n  ${texts[lang]}`;
}

function mainSection(file: CountedFile, lang: Lang): string {
  if (!hasKey(exportedColumns, file.name)) return '';
  const columns = exportedColumns[file.name].map((column) => {
    const own = columnTextOverrides[`${file.name}.${column}`];
    return `  ${column}: ${(own ?? columnTexts[column])[lang]}`;
  });
  return [counted(file, lang), `  ${fileTexts[file.name][lang]}`, ...columns].join('\n');
}
