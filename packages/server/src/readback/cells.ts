/** A column of a table, as the database describes it. */
export interface DatabaseColumn {
  readonly name: string;
  /** The type's name in PostgreSQL, such as `timestamp with time zone`. */
  readonly type: string;
  /** Whether the column does not accept null. */
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const within = (bits: bigint) => (text: string) => {
  if (!/^-?\d{1,19}$/.test(text)) return false;
  const value = BigInt(text);
  return value >= -(2n ** bits) && value < 2n ** bits;
};

const isList = (each: (text: string) => boolean) => (text: string) => {
  const list = parsed(text);
  return (
    Array.isArray(list) && list.every((one) => typeof one === 'string' && !one.includes('\0') && each(one))
  );
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const accepts: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: (text) => uuid.test(text),
  text: () => true,
  smallint: within(15n),
  integer: within(31n),
  bigint: within(63n),
  bytea: (text) => /^\\x([0-9a-f]{2})*$/.test(text),
  boolean: (text) => text === 'yes' || text === 'no',
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  'timestamp with time zone': (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?([+-]\d\d:\d\d|Z)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
  jsonb: (text) => parsed(text) !== undefined && !/(^|[^\\])(\\\\)*\\u0000/.test(text),
  'text[]': isList(() => true),
  'uuid[]': isList((one) => uuid.test(one)),
  'integer[]': (text) => {
    const list = parsed(text);
    return Array.isArray(list) && list.every((one) => Number.isInteger(one));
  },
};

const acceptsNumeric = (text: string): boolean => /^-?\d{1,30}(\.\d{1,30})?$/.test(text);

/** The reason why a cell is not a valid value of its column; undefined if it is valid. */
export function cellFault({ type, isRequired }: DatabaseColumn, cell: string | null): string | undefined {
  if (cell === null) return isRequired ? 'is empty, and has to have a value' : undefined;
  if (cell.includes('\0')) return 'has a character that no text has';
  const isRight = type.startsWith('numeric') ? acceptsNumeric : accepts[type];
  if (isRight === undefined) return `is of a type that is not read back: ${type}`;
  return isRight(cell) ? undefined : `is not a value of the type ${type}: ${cell.slice(0, 60)}`;
}

/** A row in PostgreSQL's COPY format. */
export const copyFormatLine = (cells: readonly (string | null)[], types: readonly string[]): string =>
  `${cells.map((cell, at) => (cell === null ? '\\N' : escaped(copied(cell, types[at])))).join('\t')}\n`;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string): string => text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign);

function copied(cell: string, type: string | undefined): string {
  if (type === 'boolean') return cell === 'yes' ? 't' : 'f';
  if (type?.endsWith('[]') !== true) return cell;
  const list: unknown[] = JSON.parse(cell);
  return `{${list.map((one) => `"${String(one).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
