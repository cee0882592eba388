import type { AddressLabel, AddressLabelKind } from './labels.ts';
import type { TextSpan } from './plainText.ts';

/** A part of the text that is not yet recognised as a phone, postal code, area, country or label. */
export interface TextPiece extends TextSpan {
  readonly text: string;
  /** The kind of the label in front of the piece, if there is one. */
  readonly label: AddressLabelKind | undefined;
  readonly besidePhone: boolean;
  /** Whether the piece is the first or the last of the text. */
  readonly atEnd: boolean;
  readonly ownLine: boolean;
}

export interface RecognisedSpan extends TextSpan {
  readonly by: 'phone' | 'zip' | 'area' | 'country' | 'label';
}

const hardBreaks = /[\n\t|;,，、；]+|\s{3,}/u;

/**
 * The parts of the text outside the spans in `taken`, cut at line ends, commas and the like; in Chinese also at
 * blanks. A piece never overlaps a span in `taken`.
 * @example splitIntoPieces('王小明 信義路', [], []).map(({ text }) => text) // → ['王小明', '信義路']
 */
export function splitIntoPieces(
  text: string,
  taken: readonly RecognisedSpan[],
  labels: readonly AddressLabel[],
): TextPiece[] {
  const marks = taken.toSorted((a, b) => a.start - b.start);
  const gaps: TextSpan[] = [];
  let from = 0;
  for (const { start, end } of marks) {
    if (start > from) gaps.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  if (from < text.length) gaps.push({ start: from, end: text.length });
  const spans = gaps.flatMap((gap) => cut(text, gap));
  return spans.map(
    (span, at): TextPiece => ({
      ...span,
      text: text.slice(span.start, span.end),
      label: labelOf(text, span, labels),
      besidePhone: beside(text, span, marks),
      atEnd: at === 0 || at === spans.length - 1,
      ownLine: isLine(text, span),
    }),
  );
}

function cut(text: string, { start, end }: TextSpan): TextSpan[] {
  const found: TextSpan[] = [];
  const within = text.slice(start, end);
  const breaks = new RegExp(`${hardBreaks.source}|[ ]+(?=\\p{Script=Han})|(?<=\\p{Script=Han})[ ]+`, 'gu');
  let from = 0;
  const add = (a: number, b: number) => {
    const words = within.slice(a, b);
    const trimmed = words.replace(/^[\s.:：()（）\-–/"'「」【】[\]]+|[\s:：(（\-–"'「【[]+$/gu, '');
    if (trimmed === '') return;
    const at = start + a + words.indexOf(trimmed);
    found.push({ start: at, end: at + trimmed.length });
  };
  for (const { index, 0: whole } of within.matchAll(breaks)) {
    add(from, index);
    from = index + whole.length;
  }
  add(from, within.length);
  return found.flatMap((span) => withoutLead(text, span));
}

const doorBegins =
  /(?<![\p{L}\p{M}])(?:\d|(?:no|lot|unit|blk|block|blok|flat|room|jalan|jln|lorong|taman|kampung|kg)(?![\p{L}])|(?:บ้านเลขที่|เลขที่|หมู่บ้าน|หมู่|อาคาร|ห้อง|คอนโด|ซอย|ถนน))/iu;

/** Splits off the words before the first address word: `Ahmad bin Ali No 12, Jalan Ampang`. */
function withoutLead(text: string, span: TextSpan): TextSpan[] {
  const words = text.slice(span.start, span.end);
  if (/\p{Script=Han}/u.test(words)) return [span];
  const at = doorBegins.exec(words)?.index ?? 0;
  const lead = words.slice(0, at).trimEnd();
  if (!/\p{L}\S* \S*\p{L}/u.test(lead) || lead.endsWith('/')) return [span];
  return [
    { start: span.start, end: span.start + lead.length },
    { start: span.start + at, end: span.end },
  ];
}

function labelOf(
  text: string,
  { start }: TextSpan,
  labels: readonly AddressLabel[],
): AddressLabelKind | undefined {
  const last = labels.filter((one) => one.end <= start).at(-1);
  return last && !text.slice(last.end, start).includes('\n') ? last.kind : undefined;
}

const between = /^[\s,;|/:()（）\-、，]*$/u;

function beside(text: string, span: TextSpan, marks: readonly RecognisedSpan[]): boolean {
  return marks.some(
    (one) =>
      one.by === 'phone' &&
      ((one.end <= span.start && between.test(text.slice(one.end, span.start))) ||
        (span.end <= one.start && between.test(text.slice(span.end, one.start)))),
  );
}

function isLine(text: string, { start, end }: TextSpan): boolean {
  const before = text.slice(0, start).replace(/[ \t]+$/, '');
  const after = text.slice(end).replace(/^[ \t]+/, '');
  return (before === '' || before.endsWith('\n')) && (after === '' || after.startsWith('\n'));
}
