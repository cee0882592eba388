import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';

/** The allowed values of a column, by the column's index. */
export type SheetChoices = Readonly<Record<number, readonly string[]>>;

/**
 * The number of rows below the headings that get a drop-down and text format. Text format keeps all digits of
 * long numbers.
 */
const preparedRows = 20_000;

export const choicesSheetName = 'Lists';

/** The sheet with the drop-down values: one column per list, with the name of its column. */
export function choiceCells(head: readonly string[], choices: SheetChoices): string[][] {
  const lists = Object.entries(choices).map(([at, list]) => [head[Number(at)] ?? '', ...list]);
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? ''));
}

/**
 * Adds drop-downs to columns of the first sheet. It is an extension (`Feature`) of the library that writes sheets,
 * because the library itself has no drop-downs.
 */
export function choicesFeature(choices: SheetChoices): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            sheetIndex === 0 ? withLists(asText(xml), choices) : xml,
        },
      },
    },
  };
}

/** Empty cells of a column get the text format of its first written cell. */
function asText(xml: string): string {
  const style = /<c r="A2" s="(\d+)"/.exec(xml)?.[1];
  return style === undefined ? xml : xml.replace(/<col ([^/>]*)\/>/g, `<col $1 style="${style}"/>`);
}

function withLists(xml: string, choices: SheetChoices): string {
  const lists = Object.entries(choices).filter(([, list]) => list.length > 0);
  const rules = lists.map(([at, list], place) => {
    const from = columnLetters(Number(at));
    const column = columnLetters(place);
    const named = `${choicesSheetName}!$${column}$2:$${column}$${list.length + 1}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${from}2:${from}${preparedRows}"><formula1>${named}</formula1></dataValidation>`;
  });
  const all = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  return xml.replace('</sheetData>', `</sheetData>${all}`);
}

/** 0 → A, 25 → Z, 26 → AA. */
function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${columnLetters(Math.floor(at / 26) - 1)}${last}`;
}
