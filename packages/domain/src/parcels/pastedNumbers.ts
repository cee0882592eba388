import { courierNumberProblem, hasCourierPattern, normaliseCourierNumber } from './couriers.ts';
import type { Span } from './pastedText.ts';

/** Why a text that looks like a number was not taken as a courier number. */
export type SkippedTextReason = 'phone' | 'order' | 'date' | 'unclear' | 'invalid';

/** A run of letters and digits that may be a courier number, and the decision about it. */
export interface NumberCandidate extends Span {
  readonly number: string;
  /** Why the text is not a courier number; null if it is one. */
  readonly leftOut: SkippedTextReason | null;
}

/** Names of couriers, and the words before their numbers. */
const ofCouriers =
  /顺丰|順豐|圆通|圓通|中通|韵达|韻達|申通|极兔|極兔|邮政|郵政|京东(?:快递|物流)|京東(?:快遞|物流)|德邦|百世|菜鸟|菜鳥|\b(?:EMS|SF|YTO|ZTO|STO|YUNDA|J&T)\b|(?:快[递遞]|[运運]|物流|[邮郵]件|面|包裹|快件|追[踪蹤])[单單]?[号號編编][号號码碼]?|[单單][号號]|快[递遞]|包裹|快件|[邮郵]件|(?:tracking|waybill|courier)(?: (?:no|number))?\b|\bAWB\b/gi;

/**
 * Words before numbers that are not courier numbers. `reason` says what the number is: an order number, a phone
 * number or a date.
 */
const others: readonly { readonly reason: SkippedTextReason; readonly form: RegExp }[] = [
  {
    reason: 'order',
    form: /(?:[订訂][单單]|交易|商[户戶]|支付|付款|流水|平台|[采採][购購]|[货貨]|商品|[宝寶][贝貝]|[条條]|[发發]票|[会會][员員]|身份[证證]|[统統]一?|[验驗][证證]|取件|提[货貨])(?:[单單])?[号號编編码碼]+[码碼号號]?|[订訂][单單]|支付宝|\b(?:order|invoice|sku|item|barcode|pickup|payment|transaction|ref)(?:[ .]*(?:id|no|number|code))?\b|\b(?:qq|id|wechat)\b|微信|旺旺/gi,
  },
  {
    reason: 'phone',
    form: /[电電][话話]|手[机機]|[联聯][系繫络絡][^\d\n]{0,6}|[热熱][线線]|客服|致[电電]|[拨撥]打|小哥|快[递遞][员員]|派送[员員]|[业業][务務][员員]|收件人|收[货貨]人|\b(?:tel|phone|mobile|call|contact|hotline)\b/gi,
  },
  { reason: 'date', form: /日期|[时時][间間]|\b(?:date|time)\b/gi },
];

const joiner = '(?:[ \\-](?=[0-9]))?';
const digits = (least: number, most: number) => `(?:[0-9]${joiner}){${least - 1},${most - 1}}[0-9]`;
/**
 * Matches the digits in one run, or else divided into groups. If one run has enough digits, digits after a following
 * blank are not part of the number, because they are a count.
 */
const wholeOrDivided = (least: number, most: number) => `(?:[0-9]{${least},${most}}|${digits(least, most)})`;
const edge = '(?<![A-Za-z0-9])';
const end = '(?![A-Za-z0-9])';

/** Forms that begin with the courier's letters. Blanks and dashes may divide the digits. */
const withLetters = new RegExp(
  `${edge}(?:SF[ \\-]?${wholeOrDivided(12, 15)}|(?:YT|JT|ZT|ST|YD|HT|BM)[ \\-]?${digits(13, 13)}|JD[A-Z]{0,3}[ \\-]?${wholeOrDivided(10, 16)}|DP[KL][ \\-]?${digits(12, 12)}|[A-Z]{2} ?${digits(9, 9)} ?[A-Z]{2})${end}`,
  'gi',
);
/** One run of digits, or several short groups. */
const digitRuns = /(?<![A-Za-z0-9.])[+]?(?:\d{2,6}(?:[ -]\d{2,6}){1,6}|\d{7,30})(?![A-Za-z0-9]|\.\d)/g;
/** Letters and digits of no known courier. They count as a courier number only after a word for couriers. */
const anyCode = /(?<![A-Za-z0-9])(?=[A-Za-z0-9-]*\d{4})[A-Za-z]{1,6}-?[A-Za-z0-9]{6,24}(?![A-Za-z0-9])/g;

const longestLabelGap = 24;

/**
 * Finds all numbers in a half-width text, in order, and classifies them. A number without a courier's letters
 * counts only after a word for couriers, on a line of its own, or in a series that a courier uses. Phones,
 * order numbers, dates and prices never count.
 * @example findNumberCandidates('圓通 YT1234567890123 請撥 13800138000').map(({ leftOut }) => leftOut) // → [null, 'phone']
 */
export function findNumberCandidates(text: string): NumberCandidate[] {
  const found: NumberCandidate[] = [];
  const masked = maskLinks(text, found);
  const labels = labelsIn(masked);
  let rest = take(masked, withLetters, found, (raw) => (isForm(raw) ? null : undefined));
  rest = take(rest, digitRuns, found, (raw, span) => judged(raw, span, masked, labels));
  take(rest, anyCode, found, (raw, span) => {
    const label = labelBefore(labels, masked, span);
    // LP numbers are Cainiao's order numbers.
    if (label !== null || /^LP\d/i.test(raw)) return undefined;
    return courierNumberProblem(compact(raw)) ? undefined : null;
  });
  return found.sort((a, b) => a.from - b.from);
}

type Judge = (raw: string, span: Span) => SkippedTextReason | null | undefined;

/** Adds every match that `judge` accepts to `found`, and returns the text with these places blanked. */
function take(text: string, form: RegExp, found: NumberCandidate[], judge: Judge): string {
  return text.replace(form, (raw, ...more) => {
    const from = more.find((one): one is number => typeof one === 'number') ?? 0;
    const span = { from, to: from + raw.length };
    const leftOut = judge(raw, span);
    if (leftOut === undefined) return raw;
    found.push({ ...span, number: compact(raw), leftOut });
    return '#'.repeat(raw.length);
  });
}

const compact = (raw: string) => normaliseCourierNumber(raw).replace(/[ -]/g, '');

const isForm = (raw: string) => /\d{7}/.test(compact(raw));

/** Classifies a run of digits by its form, by the word before it, and by whether it is alone on its line. */
function judged(
  raw: string,
  span: Span,
  text: string,
  labels: readonly Label[],
): SkippedTextReason | null | undefined {
  const number = raw.replace(/[ -]/g, '');
  const before = text.slice(Math.max(0, span.from - 8), span.from);
  if (/[¥￥$]\s*$|(?:RMB|CNY|NT\$?)\s*$/i.test(before)) return undefined;
  if (/^\s*(?:元|圆|圓|rmb|cny)/i.test(text.slice(span.to, span.to + 5))) return undefined;
  if (isPhone(number) || raw.startsWith('+')) return 'phone';
  // Only the year and the month of a date with one digit for its day are a run of their own.
  if (isDate(text.slice(span.from, span.to + 2), number)) return number.length < 8 ? undefined : 'date';
  // Pinduoduo's order numbers: six digits, a dash, fifteen digits.
  if (/\d{6}-$/.test(before) || /^-\d/.test(text.slice(span.to, span.to + 2))) return 'order';
  const label = labelBefore(labels, text, span);
  if (number.length > 15) return 'order';
  if (number.length < 10) return number.length < 8 ? undefined : (label ?? 'unclear');
  if (label === null) return number.length >= 12 || /^[789]/.test(number) ? null : 'unclear';
  if (label !== undefined) return label;
  if (number.length < 12) return 'unclear';
  if (hasCourierPattern(number)) return null;
  return standsAlone(text, span) && !raw.includes('-') ? null : 'unclear';
}

/**
 * Whether the digits are a phone number of China, Taiwan, Hong Kong, Thailand or Malaysia, with or without country code.
 * @example isPhone('8613800138000') // → true
 */
export function isPhone(digits: string): boolean {
  return (
    /^(?:(?:00)?86)?1[3-9]\d{9}$/.test(digits) ||
    /^(?:(?:00)?8860?9\d{8}|09\d{8}|0[2-8]\d{7,8})$/.test(digits) ||
    /^(?:00)?852[4-9]\d{7}$/.test(digits) ||
    /^(?:00)?(?:66[689]\d{8}|0[689]\d{8}|601\d{8,9}|01\d{8,9})$/.test(digits) ||
    /^(?:400|800|955|965)\d{2,7}$/.test(digits) ||
    /^0\d{2,3}[2-9]\d{6,7}$/.test(digits)
  );
}

/** A day, or a day with its time, between 2015 and 2039. `text` begins with the digits as they are written. */
function isDate(text: string, digits: string): boolean {
  const day = '20(?:1[5-9]|[23]\\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])';
  if (new RegExp(`^${day}(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d){0,2}(?:\\d{3})?)?$`).test(digits)) return true;
  return /^20\d\d-\d{1,2}-\d{1,2}/.test(text);
}

/**
 * Whether the number's line contains nothing else apart from punctuation, other digits, and a bullet or an ordinal
 * such as `1.` before the number.
 */
function standsAlone(text: string, { from, to }: Span): boolean {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const stop = text.indexOf('\n', to);
  const before = text.slice(start, from);
  const after = text.slice(to, stop < 0 ? text.length : stop);
  return (
    /^(?:\s*\(?\d{1,3}[.、):]\s*|[\s#\d,;，、；/|*·•-])*$/.test(before) &&
    /^[\s#\d,;，、；/|.。-]*$/.test(after)
  );
}

interface Label extends Span {
  readonly reason: SkippedTextReason | null;
}

function labelsIn(text: string): Label[] {
  const found: Label[] = [];
  const add = (form: RegExp, reason: SkippedTextReason | null) => {
    for (const match of text.matchAll(form))
      found.push({ from: match.index, to: match.index + match[0].length, reason });
  };
  add(ofCouriers, null);
  for (const { reason, form } of others) add(form, reason);
  // Sorted by their ends for `labelBefore`. Of two that end together, such as "order number" and "number", the one
  // that was added later stays last and counts.
  return found.sort((a, b) => a.to - b.to);
}

/**
 * The kind of number according to the nearest word before a place: null means a courier number, undefined that there
 * is no such word.
 */
function labelBefore(
  labels: readonly Label[],
  text: string,
  { from }: Span,
): SkippedTextReason | null | undefined {
  let low = 0;
  let high = labels.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((labels[middle]?.to ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const label = labels[low - 1];
  if (label === undefined || from - label.to > longestLabelGap) return undefined;
  const between = text.slice(label.to, from);
  const lines = between.split('\n');
  // A word on the line before counts only if it is the last one on that line.
  if (lines.length > 2 || (lines.length === 2 && !/^[\s:()]*$/.test(between))) return undefined;
  return label.reason;
}

const numberInLink =
  /[?&#](?:nu|no|num|mailno|mailnos|billcode|waybillno|waybill|trackingno|tracking)=([A-Za-z0-9]{10,20})(?![A-Za-z0-9])/i;

/**
 * Blanks links, because most numbers in links are the ids of goods in a shop. Only links to a courier's own page have
 * the courier number in a parameter.
 */
function maskLinks(text: string, found: NumberCandidate[]): string {
  return text.replace(/https?:\/\/[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/g, (link, from: number) => {
    const match = numberInLink.exec(link);
    const number = match?.[1] ?? '';
    if (match && /\d{7}/.test(number) && !isPhone(number)) {
      const start = from + match.index + match[0].length - number.length;
      found.push({ from: start, to: start + number.length, number: compact(number), leftOut: null });
    }
    return '#'.repeat(link.length);
  });
}
