import { currencyExponent } from '@crossdock/domain/money.ts';
import { parseAmountCell } from '@crossdock/domain/statements/amounts.ts';
import {
  type StatementLine,
  type StatementRowFault,
  statementLineTextMax,
} from '@crossdock/domain/statements/lines.ts';
import {
  maxStatementLines,
  type ParsedStatement,
  type ParsedStatements,
} from '@crossdock/domain/statements/mt940.ts';
import { Parser } from 'saxen';

/** An element of the document with its text. `parts` are the elements directly inside it. */
interface Part {
  readonly name: string;
  readonly currency: string;
  text: string;
  readonly parts: Part[];
}

const depthAtMost = 40;
/** The maximum length of text that is read of an element; longer texts are cut. */
const textAtMost = 4_000;
const partsAtMost = 2_000_000;

/**
 * The file is no valid XML, is too large or nested too deep, or declares a document type or entities of its own,
 * which this reader does not follow.
 */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/**
 * The statements of a camt.053 document, of any version. `unreadable` if the text is no such document, or nests or
 * declares too much.
 */
export function readCamt(xml: string): ParsedStatements | 'unreadable' | 'tooMany' {
  const found: { account: string; currency: string; lines: StatementLine[] }[] = [];
  const wrong: StatementRowFault[] = [];
  let row = 0;
  try {
    readElements(xml, ({ name, parts }, around) => {
      if (name === 'Stmt') {
        found.push({ account: '', currency: '', lines: [] });
        return;
      }
      const now = found.at(-1);
      if (now === undefined || around !== 'Stmt') return;
      if (name === 'Acct') {
        const acct: Part = { name, currency: '', text: '', parts };
        now.account = textAt(acct, 'Id', 'IBAN') || textAt(acct, 'Id', 'Othr', 'Id');
        now.currency = textAt(acct, 'Ccy');
      }
      if (name !== 'Ntry') return;
      row += 1;
      if (row > maxStatementLines) throw new Unreadable('tooMany');
      const entry: Part = { name, currency: '', text: '', parts };
      if ((textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) !== 'BOOK') return;
      const lines = linesOf(entry, row, now.currency);
      if (typeof lines === 'string') wrong.push({ row, fault: lines });
      else now.lines.push(...lines);
    });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return error.message === 'tooMany' ? 'tooMany' : 'unreadable';
  }
  return found.length === 0 ? 'unreadable' : { statements: found satisfies ParsedStatement[], wrong };
}

/**
 * Calls `take` at the beginning of each `Stmt`, and at the end of each element directly in a `Stmt`. Nothing else is
 * kept in memory.
 */
function readElements(xml: string, take: (part: Part, around: string) => void): void {
  const open: Part[] = [];
  let count = 0;
  const parser = new Parser();
  const refuse = (why: string) => {
    throw new Unreadable(why);
  };
  parser.on('attention', () => refuse('declares a document type'));
  parser.on('error', ({ message }) => refuse(message));
  parser.on('openTag', (tag, attributes) => {
    count += 1;
    if (open.length >= depthAtMost || count > partsAtMost) refuse('nests too deep');
    const name = tag.slice(tag.indexOf(':') + 1);
    const currency = name === 'Amt' || name === 'TxAmt' ? String(attributes().Ccy ?? '') : '';
    open.push({ name, currency, text: '', parts: [] });
    const [now] = open.slice(-1);
    if (now?.name === 'Stmt') take(now, '');
  });
  const add = (text: string) => {
    const now = open.at(-1);
    if (now && now.text.length < textAtMost) now.text += text.slice(0, textAtMost);
  };
  parser.on('text', (text, decode) => add(decode(text.slice(0, textAtMost * 2))));
  parser.on('cdata', add);
  parser.on('closeTag', () => {
    const ended = open.pop();
    const around = open.at(-1);
    if (ended === undefined || around === undefined) return;
    if (around.name === 'Stmt') take(ended, 'Stmt');
    else if (open.some(({ name }) => name === 'Ntry' || name === 'Acct')) around.parts.push(ended);
  });
  parser.parse(xml);
  if (open.length > 0) refuse('ends too early');
}

const partsAt = (part: Part, [name, ...rest]: readonly string[]): Part[] =>
  name === undefined
    ? [part]
    : part.parts.filter((one) => one.name === name).flatMap((one) => partsAt(one, rest));

const textsAt = (part: Part, ...path: readonly string[]): string[] =>
  partsAt(part, path).flatMap(({ text }) => text.trim() || []);
const textAt = (part: Part, ...path: readonly string[]): string => textsAt(part, ...path)[0] ?? '';

/** The lines of an entry: one, or one for each payment of a batch if the amounts add up to the entry's. */
function linesOf(entry: Part, row: number, currency: string): StatementLine[] | StatementRowFault['fault'] {
  const [amount] = partsAt(entry, ['Amt']);
  const booked = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm');
  const day = booked || textAt(entry, 'ValDt', 'Dt') || textAt(entry, 'ValDt', 'DtTm');
  if (!/^\d{4}-\d{2}-\d{2}/.test(day)) return 'day';
  if (currency !== '' && amount?.currency !== currency) return 'currency';
  const digits = currencyExponent(amount?.currency ?? '');
  const whole = parseAmountCell(amount?.text ?? '', digits);
  const side = textAt(entry, 'CdtDbtInd');
  if (whole === undefined || whole <= 0 || (side !== 'CRDT' && side !== 'DBIT')) return 'amount';
  const details = partsAt(entry, ['NtryDtls', 'TxDtls']);
  const shares = details.map((one) => shareOf(one, amount?.currency ?? '', digits));
  const adds = shares.reduce<number>((sum, share) => sum + (share ?? Number.NaN), 0) === whole;
  const split = details.length > 1 && adds ? details : [undefined];
  return split.map((detail, at) => {
    const minor = detail === undefined ? whole : (shares[at] ?? 0);
    return {
      row,
      day: day.slice(0, 10),
      time: /T(\d{2}:\d{2}:\d{2})/.exec(booked)?.[1] ?? null,
      amountMinor: side === 'CRDT' ? minor : 0 - minor,
      balanceMinor: null,
      ...toldBy(entry, detail ?? (details.length === 1 ? details[0] : undefined), side),
    };
  });
}

function shareOf(detail: Part, currency: string, digits: number): number | undefined {
  const [amount] = [...partsAt(detail, ['Amt']), ...partsAt(detail, ['AmtDtls', 'TxAmt', 'Amt'])];
  return amount?.currency === currency ? parseAmountCell(amount.text, digits) : undefined;
}

/**
 * The other party, the reference and the note of a line: from the details of the payment if the entry has them, else
 * from the entry.
 */
function toldBy(entry: Part, detail: Part | undefined, side: string) {
  const [who, account] = side === 'CRDT' ? ['Dbtr', 'DbtrAcct'] : ['Cdtr', 'CdtrAcct'];
  const of = (...path: readonly string[]) => (detail ? textAt(detail, ...path) : '');
  const refs = [
    of('Refs', 'AcctSvcrRef') || textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef'),
    of('Refs', 'EndToEndId').replace(/^NOTPROVIDED$/i, ''),
  ];
  const notes = [
    ...(detail ? textsAt(detail, 'RmtInf', 'Ustrd') : []),
    of('RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    of('AddtlTxInf') || textAt(entry, 'AddtlNtryInf'),
  ];
  const cut = (texts: readonly string[]) => texts.filter(Boolean).join(' ').slice(0, statementLineTextMax);
  const acct = (kind: readonly string[]) => of('RltdPties', account, 'Id', ...kind);
  return {
    reference: cut(refs),
    note: cut(notes),
    counterName: cut([of('RltdPties', who, 'Nm') || of('RltdPties', who, 'Pty', 'Nm')]),
    counterAccount: cut([acct(['IBAN']) || acct(['Othr', 'Id'])]),
  };
}
