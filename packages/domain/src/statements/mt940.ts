import { currencyExponent } from '../money.ts';
import { type StatementLine, type StatementRowFault, statementLineTextMax } from './lines.ts';

/** One statement of a file. A file may have several for one account. */
export interface ParsedStatement {
  readonly account: string;
  readonly currency: string;
  readonly lines: readonly StatementLine[];
}

export interface ParsedStatements {
  readonly statements: readonly ParsedStatement[];
  readonly wrong: readonly StatementRowFault[];
}

/** The most lines of one file. */
export const maxStatementLines = 20_000;

interface Field {
  readonly tag: string;
  readonly text: string;
}

/**
 * Whether a text is an MT940 file.
 * @example isMt940('Date,Amount') // → false
 */
export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:6[01][FM]?:/m.test(text);

/**
 * The statements of an MT940 file (`:25:` account, `:60F:` opening balance, `:61:` entry, `:86:` description).
 * `tooMany` if it has more than 20,000 entries. Unreadable entries are listed by number: no entry is dropped
 * silently.
 * @example readMt940('').statements // → []
 */
export function readMt940(text: string): ParsedStatements | 'tooMany' {
  const statements: { account: string; currency: string; lines: StatementLine[] }[] = [];
  const wrong: StatementRowFault[] = [];
  let row = 0;
  let now: (typeof statements)[number] | undefined;
  let about: StatementLine | undefined;
  for (const { tag, text: value } of fieldsOf(text)) {
    if (tag === '25') {
      now = { account: value.split('\n')[0]?.trim() ?? '', currency: '', lines: [] };
      statements.push(now);
    } else if (tag === '60F' || tag === '60M') {
      if (now) now.currency = /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1] ?? now.currency;
    } else if (tag === '61') {
      row += 1;
      if (row > maxStatementLines) return 'tooMany';
      about = entryOf(value, row, currencyExponent(now?.currency ?? ''));
      if (about === undefined || now === undefined) wrong.push({ row, fault: 'entry' });
      else now.lines.push(about);
    } else if (tag === '86' && now && about && now.lines.at(-1) === about) {
      now.lines[now.lines.length - 1] = { ...about, ...aboutOf(value, about) };
      about = undefined;
    }
  }
  return { statements, wrong };
}

function fieldsOf(text: string): Field[] {
  const fields: { tag: string; text: string }[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, tag, rest = ''] = /^:(\d{2}[A-Z]?):(.*)$/s.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, text: rest });
    else if (last && line !== '-' && line !== '-}') last.text += `\n${line}`;
  }
  return fields;
}

const entry =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z]?)(\d{1,15}),(\d{0,3})([NSF][A-Z0-9]{3})([^\n]{0,60})(?:\n([^\n]{0,120}))?/;

/**
 * Reads `:61:`: value day, booking day, mark (RC and RD are reversals), amount with a comma, kind,
 * references.
 */
function entryOf(value: string, row: number, digits: number): StatementLine | undefined {
  const [, valueDay = '', booked = '', mark = '', , whole = '', fraction = '', , references = '', more = ''] =
    entry.exec(value) ?? [];
  const day = dayOfEntry(valueDay, booked);
  if (day === undefined || /[1-9]/.test(fraction.slice(digits))) return undefined;
  const amount = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const [ours = '', bank = ''] = references.split('//');
  const named = [bank, ours].map((one) => one.trim()).filter((one) => one !== '' && one !== 'NONREF');
  return {
    row,
    day,
    time: null,
    amountMinor: mark === 'C' || mark === 'RD' ? amount : 0 - amount,
    balanceMinor: null,
    reference: named.join(' '),
    note: more.trim(),
    counterName: '',
    counterAccount: '',
  };
}

/** The booking day has no year, so the one nearest to the value day is used. */
function dayOfEntry(valueDay: string, booked: string): string | undefined {
  const [yy, mm, dd] = [valueDay.slice(0, 2), valueDay.slice(2, 4), valueDay.slice(4, 6)];
  const value = realDay(2000 + Number(yy), mm, dd);
  if (value === undefined || booked === '') return value;
  const years = [-1, 0, 1].map((by) => realDay(2000 + Number(yy) + by, booked.slice(0, 2), booked.slice(2)));
  const apart = (day: string) => Math.abs(Date.parse(day) - Date.parse(value));
  return years.flatMap((day) => day ?? []).toSorted((a, b) => apart(a) - apart(b))[0];
}

function realDay(year: number, month: string, day: string): string | undefined {
  const at = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
  const isReal = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
  return isReal ? at.toISOString().slice(0, 10) : undefined;
}

type About = Pick<StatementLine, 'note' | 'counterName' | 'counterAccount' | 'reference'>;

/**
 * Reads `:86:` in its dialects: `?20…?33` (German banks), `/REMI/…` (words between slashes), or plain text.
 */
function aboutOf(value: string, before: StatementLine): About {
  const text = value.slice(0, 4_000);
  const numbered = text.replaceAll('\n', '').match(/\?\d{2}[^?]*/g);
  const words = /^\/?[A-Z]{3,5}\//.test(text) ? wordsOf(text.replaceAll('\n', '')) : undefined;
  const told = numbered ? ofNumbers(numbered) : words ? ofWords(words) : { note: text.replaceAll('\n', ' ') };
  const note = [before.note, told.note ?? ''].filter(Boolean).join(' ');
  return {
    reference: before.reference || (told.reference ?? ''),
    note: note.slice(0, statementLineTextMax).trim(),
    counterName: (told.counterName ?? '').slice(0, statementLineTextMax).trim(),
    counterAccount: (told.counterAccount ?? '').slice(0, statementLineTextMax).trim(),
  };
}

function ofNumbers(parts: readonly string[]): Partial<About> {
  const of = (wanted: RegExp) =>
    parts.flatMap((part) => (wanted.test(part.slice(1, 3)) ? [part.slice(3)] : []));
  return {
    note: of(/^(2\d|6[0-3])$/).join(''),
    counterAccount: of(/^31$/).join(''),
    counterName: of(/^3[23]$/).join(''),
  };
}

function wordsOf(text: string): Map<string, string> {
  const parts = text.split(/\/([A-Z]{3,5})\//);
  const words = new Map<string, string>();
  for (let at = 1; at < parts.length; at += 2) words.set(parts[at] ?? '', parts[at + 1] ?? '');
  return words;
}

function ofWords(words: ReadonlyMap<string, string>): Partial<About> {
  const [account = '', , name = ''] = (words.get('CNTP') ?? '').split('/');
  return {
    note: (words.get('REMI') ?? '').replace(/^(USTD|STRD)\/+/, ''),
    reference: words.get('EREF') ?? '',
    counterName: words.get('NAME') ?? name,
    counterAccount: words.get('IBAN') ?? account,
  };
}
