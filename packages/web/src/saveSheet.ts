import { escapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import { saveBlob } from './saveBlob.ts';

interface WrittenSheet {
  readonly filename: string;
  readonly mime: string;
  readonly base64: string;
}

/** Hands a table that the server wrote to the browser's downloads. */
export function saveSheet(sheet: WrittenSheet): void {
  saveSheets([sheet]);
}

/** Hands a table that the server wrote in parts to the browser's downloads, as one file with the first part's name. */
export function saveSheets(parts: readonly WrittenSheet[]): void {
  const [first] = parts;
  if (first === undefined) return;
  const bytes = parts.map(({ base64 }) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
  saveBlob(new Blob(bytes, { type: first.mime }), first.filename);
}

/** A small result table of the browser's own: text cells, none of which can be taken for a formula. */
export function saveCsv(filename: string, rows: readonly (readonly string[])[]): void {
  const cell = (text: string) => `"${escapeFormula(text).replaceAll('"', '""')}"`;
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv' }), filename);
}
