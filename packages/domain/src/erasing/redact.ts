import { isRecord } from '../records.ts';

/** The text that replaces a removed one. */
const blank = '…';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The form of names in the code, such as those of nouns, states and fields. */
const code = /^[a-z][A-Za-z]{0,40}$/;

const isStep = (value: Readonly<Record<string, unknown>>): boolean =>
  'noun' in value && 'id' in value && 'from' in value && 'to' in value;

/**
 * Removes the texts from a document. Ids, numbers and booleans stay, and so do steps and field names in log entries.
 * Never changes the names of fields, and never leaves any other text in the document.
 * @example redact({ name: '王小明', parcels: 3 }) // → { name: '…', parcels: 3 }
 * @example redact([{ field: 'name', from: '王', to: '林' }]) // → [{ field: 'name', from: '…', to: '…' }]
 * @example redact({ noun: 'order', id: '0198f2a0-0000-7000-8000-000000000001', from: 'packed', to: 'sent' }) // → { noun: 'order', id: '0198f2a0-0000-7000-8000-000000000001', from: 'packed', to: 'sent' }
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return value === '' || id.test(value) ? value : blank;
  if (Array.isArray(value)) return value.map((part: unknown) => redact(part));
  if (!isRecord(value)) return value;
  const keeps = (key: string, part: unknown): boolean =>
    typeof part === 'string' && code.test(part) && (isStep(value) || (key === 'field' && 'from' in value));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, keeps(key, part) ? part : redact(part)]),
  );
}
