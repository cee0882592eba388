import { escapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import { saveBlob } from './saveBlob.ts';

interface WrittenSheet {
  readonly filename: string;
  readonly mime: string;
  readonly base64: string;
}

/** Saves a sheet from the server as a download. */
export function saveSheet(sheet: WrittenSheet): void {
  saveSheets([sheet]);
}

/** Saves a sheet that the server wrote in parts as one download with the first part's name. */
export function saveSheets(parts: readonly WrittenSheet[]): void {
  const [first] = parts;
  if (first === undefined) return;
  saveBlob(new Blob(parts.map(partOf), { type: first.mime }), first.filename);
}

/** The bytes of a part, as a Blob, so that browsers can keep many parts on disk. */
export function partOf({ base64 }: Pick<WrittenSheet, 'base64'>): Blob {
  return new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))]);
}

/** Saves a small result sheet made in the browser: text cells that cannot be read as formulas. */
export function saveCsv(filename: string, rows: readonly (readonly string[])[]): void {
  const cell = (text: string) => `"${escapeFormula(text).replaceAll('"', '""')}"`;
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv' }), filename);
}
