import type { Region } from '../../regions.ts';
import type { AddressLabel } from './labels.ts';
import { overlaps, type TextSpan } from './plainText.ts';

export interface FoundZip extends TextSpan {
  readonly zip: string;
}

const han = /\p{Script=Han}/u;
/** Words before and after a number that make it a house number. */
const doorBefore = String.raw`(?:no|lot|unit|pt|floor|room|flat|rm|blk|block|lane|ln|alley|第|#)\.?\s?`;
const doorAfter = String.raw`\s*(?:[號号巷弄樓楼段之室鄰邻房組组元個个件]|f\b|f\.|/f|rai|ชั้น)`;

const shapes: Readonly<Record<Exclude<Region, 'HK'>, RegExp>> = {
  TW: new RegExp(
    String.raw`(?<![\d\-/.#a-z]|${doorBefore})\d{3}(?:\d{2,3})?(?!\d|[-/]\d|${doorAfter}|[a-z])`,
    'giu',
  ),
  TH: new RegExp(String.raw`(?<![\d\-/.#a-z]|${doorBefore})\d{5}(?!\d|[-/]\d)`, 'giu'),
  MY: new RegExp(String.raw`(?<![\d\-/.#a-z]|${doorBefore})\d{5}(?!\d|[-/]\d)`, 'giu'),
};

/**
 * Numbers that may be a postal code of the country. Hong Kong has none, and the stand-ins that foreign forms
 * ask for do not count. Never takes a number that is written as a house number.
 * @example zipsIn('110台北市信義區', 'TW', [])[0]?.zip // → '110'
 */
export function zipsIn(
  text: string,
  country: Region,
  taken: readonly (TextSpan & Partial<AddressLabel>)[],
): FoundZip[] {
  if (country === 'HK') return [];
  const found: FoundZip[] = [];
  for (const { index, 0: zip } of text.matchAll(shapes[country])) {
    const span = { start: index, end: index + zip.length };
    if (taken.some((one) => overlaps(one, span))) continue;
    if (country === 'TW' && !standsAlone(text, span)) continue;
    found.push({ ...span, zip });
  }
  const labelled = taken.filter(({ kind }) => kind === 'zip');
  const [certain] = found.filter((one) =>
    labelled.some(({ end }) => one.start >= end && one.start <= end + 1),
  );
  return certain ? [certain] : found;
}

/**
 * The stand-ins that people from Hong Kong write where a form requires a code. Never part of a longer number.
 * @example placeholderZipsIn('香港 999077')[0]?.start // → 3
 */
export function placeholderZipsIn(text: string): TextSpan[] {
  return [...text.matchAll(/(?<!\d)(?:999077|0{5,6})(?!\d)/gu)].map(({ index, 0: whole }) => ({
    start: index,
    end: index + whole.length,
  }));
}

/**
 * Whether a number can be a code: three digits right after a road's name are a house number, and digits
 * inside a word do not count.
 */
function standsAlone(text: string, { start, end }: TextSpan): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if (han.test(before) && !/[市縣县區区鄉乡鎮镇樓楼號号室郵递]/u.test(before)) return false;
  return !(han.test(before) && han.test(after) && !/[市縣县區区鄉乡鎮镇]/u.test(before));
}
