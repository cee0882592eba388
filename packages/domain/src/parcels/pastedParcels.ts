import { courierNumberProblem, normaliseCourierNumber } from './couriers.ts';
import { type PastedGoods, readGoods } from './pastedGoods.ts';
import {
  findNumberCandidates,
  isPhone,
  type NumberCandidate,
  type SkippedTextReason,
} from './pastedNumbers.ts';
import { parsePastedTable } from './pastedTable.ts';
import { normalisePastedText, originalSpan, type PastedText, type Span } from './pastedText.ts';

/** The most parcels of one text that are forecast at once. */
export const maxPastedParcels = 2_000;

/** A courier number of the text, with the text's facts about the parcel. */
export interface PastedParcel {
  readonly number: string;
  readonly goods: PastedGoods;
  /** All parts of the text about this parcel. They are removed from the text if the parcel is removed. */
  readonly spans: readonly Span[];
}

export interface SkippedText {
  readonly text: string;
  readonly why: SkippedTextReason;
  readonly span: Span;
}

export interface PastedParcels {
  readonly parcels: readonly PastedParcel[];
  /** Numbers that appeared again. Each counts once. */
  readonly repeated: readonly string[];
  /** Texts that look like a number and were not taken as a courier number. */
  readonly leftOut: readonly SkippedText[];
  /** Goods of a text that has no courier number, such as a product link that was shared from a shop's app. */
  readonly goods: PastedGoods;
}

/**
 * Reads parcels from any pasted text: courier numbers in any order, messages of couriers and shops, order texts,
 * shared product links, and tables. `taken` lists numbers that the person marked as courier numbers. Takes time in
 * proportion to the text; at most `maxPastedCharacters` are read. It never refuses or invents a number.
 * @example parsePastedParcels('【顺丰】快件SF1234567890123已发出').parcels[0]?.number // → 'SF1234567890123'
 * @example parsePastedParcels('电话 13800138000').parcels // → []
 */
export function parsePastedParcels(pasted: string, taken: readonly string[] = []): PastedParcels {
  const plain = normalisePastedText(pasted);
  const isTaken = new Set(taken);
  const table = parsePastedTable(plain.text);
  if (table.length > 0) {
    const parts = table.map(({ number, goods, from, to }) => ({ number, goods, spans: [{ from, to }] }));
    return answer(plain, parts, []);
  }
  const typed = readTyped(plain.text, isTaken);
  if (typed !== undefined) return answer(plain, typed.parcels, typed.leftOut);
  const found = findNumberCandidates(plain.text).map((one) =>
    isTaken.has(one.number) ? { ...one, leftOut: null } : one,
  );
  const numbers = found.filter(({ leftOut }) => leftOut === null);
  const leftOut = found.filter(({ leftOut }) => leftOut !== null);
  return {
    ...answer(plain, withGoods(plain.text, numbers, found), leftOut),
    goods: numbers.length === 0 ? readGoods(blanked(plain.text, 0, plain.text.length, found)) : {},
  };
}

function answer(
  plain: PastedText,
  parts: readonly PastedParcel[],
  leftOut: readonly NumberCandidate[],
): PastedParcels {
  const parcels = new Map<string, PastedParcel>();
  const repeated = new Set<string>();
  for (const part of parts) {
    const spans = part.spans.map((span) => originalSpan(plain, span));
    const before = parcels.get(part.number);
    if (before) repeated.add(part.number);
    const goods = { ...part.goods, ...before?.goods };
    parcels.set(part.number, { number: part.number, goods, spans: [...(before?.spans ?? []), ...spans] });
  }
  const left = new Map<string, SkippedText>();
  for (const { number, leftOut: why, ...span } of leftOut)
    if (!parcels.has(number) && !left.has(number))
      left.set(number, { text: number, why: why ?? 'unclear', span: originalSpan(plain, span) });
  return { parcels: [...parcels.values()], repeated: [...repeated], leftOut: [...left.values()], goods: {} };
}

/**
 * Reads a text that consists only of codes, typed or pasted: each is taken as it is, whatever its courier.
 * Undefined if the text contains anything else, or if blanks divide the numbers.
 */
function readTyped(
  text: string,
  taken: ReadonlySet<string>,
): { parcels: PastedParcel[]; leftOut: NumberCandidate[] } | undefined {
  if (text.includes('\t')) return undefined;
  const codes = [...text.matchAll(/[^\s,，、;；]+/gu)];
  if (codes.length === 0 || !codes.every(([code]) => /^[A-Za-z0-9-]{5,60}$/.test(code) && /\d/.test(code)))
    return undefined;
  const parcels: PastedParcel[] = [];
  const leftOut: NumberCandidate[] = [];
  for (const { 0: code, index: from } of codes) {
    const span = { from, to: from + code.length };
    const whole = normaliseCourierNumber(code);
    const number = /^(?:\d{3,5}-){2,4}\d{3,5}$/.test(whole) ? whole.replaceAll('-', '') : whole;
    const why = taken.has(number) ? null : notTyped(number);
    if (why === null) parcels.push({ number, goods: {}, spans: [span] });
    else leftOut.push({ ...span, number, leftOut: why });
  }
  return { parcels, leftOut };
}

/** Why a code on its own is not taken as a courier number; null if it is taken. */
function notTyped(number: string): SkippedTextReason | null {
  if (courierNumberProblem(number)) return 'invalid';
  if (isPhone(number)) return 'phone';
  if (/^20[123]\d-?[01]\d-?[0-3]\d(?:[0-2]\d[0-5]\d(?:[0-5]\d)?)?$/.test(number)) return 'date';
  if (/^(?:\d{16,}|\d{6}-\d{15})$/.test(number)) return 'order';
  return /^\d{1,6}$/.test(number) ? 'invalid' : null;
}

/** Adds to each number the part of the text that describes its parcel. */
function withGoods(
  text: string,
  numbers: readonly NumberCandidate[],
  all: readonly NumberCandidate[],
): PastedParcel[] {
  const inline = inlineLines(text, numbers, all);
  if (inline !== undefined) return inline;
  const blocks = blocksOf(text);
  let next = 0;
  return blocks.flatMap(({ from, to }) => {
    const here: NumberCandidate[] = [];
    for (; next < numbers.length && (numbers[next]?.from ?? 0) < to; next++)
      here.push(...numbers.slice(next, next + 1));
    return ofBlock(text, { from, to }, here, all);
  });
}

/** Splits a text at blank lines and at lines that consist of dashes or similar signs. */
function blocksOf(text: string): Span[] {
  const blocks: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(/\n[ \t]*\n\s*|\n[ \t]*[-=_*—─]{3,}[ \t]*\n/g)) {
    blocks.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  return [...blocks, { from, to: text.length }];
}

function ofBlock(
  text: string,
  block: Span,
  here: readonly NumberCandidate[],
  all: readonly NumberCandidate[],
): PastedParcel[] {
  const [first] = here;
  if (first === undefined) return [];
  if (here.length === 1) {
    return [
      { number: first.number, goods: readGoods(blanked(text, block.from, block.to, all)), spans: [block] },
    ];
  }
  const lineStart = (place: number) => Math.max(block.from, text.lastIndexOf('\n', place) + 1);
  const lineEnd = (place: number) => place + text.slice(place, block.to).search(/\n|$/);
  const starts = here.map(({ from }) => lineStart(from));
  // Several numbers on one line share the goods, but their count and price are unknown.
  if (new Set(starts).size < here.length) {
    const { name, link } = readGoods(blanked(text, block.from, block.to, all));
    const goods = { ...(name === undefined ? {} : { name }), ...(link === undefined ? {} : { link }) };
    return here.map(({ number, from, to }) => ({ number, goods, spans: [{ from, to }] }));
  }
  const numberFirst = starts[0] === block.from;
  return here.map(({ number, from }, place) => {
    const part = numberFirst
      ? { from: starts[place] ?? block.from, to: starts[place + 1] ?? block.to }
      : { from: place === 0 ? block.from : lineEnd(here[place - 1]?.from ?? 0), to: lineEnd(from) };
    return { number, goods: readGoods(blanked(text, part.from, part.to, all)), spans: [part] };
  });
}

/** Reads a list with one number and a few words on each line. Undefined if the text is not such a list. */
function inlineLines(
  text: string,
  numbers: readonly NumberCandidate[],
  all: readonly NumberCandidate[],
): PastedParcel[] | undefined {
  const parcels: PastedParcel[] = [];
  let from = 0;
  let next = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    const here: NumberCandidate[] = [];
    for (; next < numbers.length && (numbers[next]?.from ?? 0) < to; next++)
      here.push(...numbers.slice(next, next + 1));
    const [one] = here;
    if (here.length > 1 || (here.length === 0 && line.trim() !== '' && parcels.length > 0)) return undefined;
    if (one) {
      const rest = blanked(text, from, to, all);
      if (rest.replace(/#/g, '').trim().length > 80) return undefined;
      parcels.push({ number: one.number, goods: readGoods(rest, { line: true }), spans: [{ from, to }] });
    }
    from = to + 1;
  }
  const [only] = parcels;
  // If the text has a single number, it counts as a list only if at most five characters are before the number, or if
  // the text is one short line with a count of pieces. Anything else is a sentence.
  const alone =
    parcels.length === 1 &&
    (/^\s*\S{0,5}\s*$/.test(text.slice(0, numbers[0]?.from ?? 0)) ||
      (only?.goods.count !== undefined && /^[^\n]{1,60}$/.test(text.trim())));
  return parcels.length > 1 || alone ? parcels : undefined;
}

/** A part of the text with its numbers blanked. */
function blanked(text: string, from: number, to: number, numbers: readonly NumberCandidate[]): string {
  let part = '';
  let end = from;
  for (let place = firstFrom(numbers, from); place < numbers.length; place++) {
    const one = numbers[place];
    if (one === undefined || one.from >= to) break;
    part += `${text.slice(end, one.from)} `;
    end = Math.min(one.to, to);
  }
  return part + text.slice(end, to);
}

function firstFrom(numbers: readonly NumberCandidate[], from: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
