import { isRecord } from '@crossdock/domain/records.ts';
import { defaultSettings } from '@crossdock/domain/shops/settings.ts';
import { roles } from '@crossdock/domain/staff/roles.ts';
import type { NoTransaction } from '../platform/db.ts';
import { cleanTexts } from '../platform/richText.ts';

/** A row's cells by column name. */
export type CellByColumn = (column: string) => string | null;

const uploads = ['image/webp', 'image/jpeg', 'image/png'];

/** Checks against crafted rows whose cells all have the right type. */
const ofTables: Readonly<Record<string, (row: CellByColumn) => string | undefined>> = {
  files: (row) => {
    const [mime, purpose] = [row('mime') ?? '', row('purpose') ?? ''];
    const isRight = uploads.includes(mime) || (mime === 'application/gzip' && purpose === 'history');
    if (!/^[a-z][A-Za-z-]*$/.test(purpose)) return `purpose is not that of a file: ${purpose.slice(0, 60)}`;
    return isRight ? undefined : `mime is no kind of file that can be uploaded: ${mime.slice(0, 60)}`;
  },
  staff: (row) => {
    const named: unknown = JSON.parse(row('roles') ?? '[]');
    const unknown = Array.isArray(named) ? named.find((role) => !roles.some((one) => one === role)) : named;
    return unknown === undefined
      ? undefined
      : `roles has one that does not exist: ${String(unknown).slice(0, 60)}`;
  },
  shops: (row) => settingsFault(row('settings') ?? ''),
};

/** The fault in settings that this version does not know, or that have another type. */
function settingsFault(text: string): string | undefined {
  const settings: unknown = JSON.parse(text);
  if (!isRecord(settings)) return 'settings are no structure';
  const own: Readonly<Record<string, unknown>> = { ...defaultSettings };
  for (const [name, value] of Object.entries(settings)) {
    if (!(name in own)) return `settings has one that this version does not know: ${name.slice(0, 60)}`;
    const [is, wants] = [kindOf(value), kindOf(own[name])];
    if (is !== wants && is !== 'null' && wants !== 'null')
      return `settings.${name} is a ${is}, not a ${wants}`;
  }
  return undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** The reason why a row is rejected although each cell has the right type; undefined if it is accepted. */
export async function rowFault(
  noTransaction: NoTransaction,
  table: string,
  row: CellByColumn,
  jsons: readonly string[],
): Promise<string | undefined> {
  const fault = ofTables[table]?.(row);
  if (fault !== undefined) return fault;
  for (const column of jsons) {
    const text = row(column);
    if (text?.includes('"html"') && (await hasUncleanText(noTransaction, JSON.parse(text))))
      return `${column} has a formatted text with something that no text may have`;
  }
  return undefined;
}

/**
 * Whether a value contains a formatted text that is not cleaned as the product does, which could run code in a
 * reader's browser.
 */
async function hasUncleanText(noTransaction: NoTransaction, value: unknown): Promise<boolean> {
  if (Array.isArray(value))
    return (await Promise.all(value.map((one) => hasUncleanText(noTransaction, one)))).some(Boolean);
  if (!isRecord(value)) return false;
  const { html } = value;
  if (typeof html === 'string') {
    // Sizes of pictures are added after the cleaning, so they are removed before the comparison.
    const bare = html.replace(/(<img data-file="[0-9a-f-]{36}") width="\d+" height="\d+"/g, '$1');
    const { texts } = await cleanTexts(noTransaction, { en: { title: '', html: bare } });
    return texts.en?.html !== bare;
  }
  for (const one of Object.values(value)) if (await hasUncleanText(noTransaction, one)) return true;
  return false;
}
