import { phoneProblem } from '../../members/phone.ts';
import { callingCodes, type Region } from '../../regions.ts';
import type { TextSpan } from './plainText.ts';

export interface FoundPhone extends TextSpan {
  /** The number in local form, digits only. */
  readonly local: string;
  /** True for a mobile number, which the address needs; false for a landline. */
  readonly mobile: boolean;
  /** Whether the number is written with the country's calling code. */
  readonly international: boolean;
}

/** The digits after the calling code or the leading zero, in the usual groupings. */
const mobiles: Readonly<Record<Region, string>> = {
  TW: String.raw`9\d{2}[-\s.]?\d{3}[-\s.]?\d{3}|9[-\s.]?\d{4}[-\s.]?\d{4}|9\d{2}[-\s.]?\d{2}[-\s.]?\d{2}[-\s.]?\d{2}`,
  HK: String.raw`[4-9]\d{3}[-\s.]?\d{4}`,
  TH: String.raw`[689]\d[-\s.]?\d{3}[-\s.]?\d{4}|[689][-\s.]?\d{4}[-\s.]?\d{4}|[689]\d{2}[-\s.]?\d{3}[-\s.]?\d{3}`,
  MY: String.raw`1\d[-\s.]?\d{3,4}[-\s.]?\d{4}`,
};
const landlines: Readonly<Record<Region, string>> = {
  TW: String.raw`[2-8]\d{0,2}\)?[-\s.]?\d{3,4}[-\s.]?\d{3,4}`,
  HK: String.raw`[23]\d{3}[-\s.]?\d{4}`,
  TH: String.raw`(?:2[-\s.]?\d{3}|[3-57]\d[-\s.]?\d{3})[-\s.]?\d{3,4}`,
  MY: String.raw`(?:3|[4-9]|8\d)[-\s.]?\d{3,4}[-\s.]?\d{4}`,
};
/** How many digits a landline has, including the leading zero: at least and at most. */
const landlineLength: Readonly<Record<Region, readonly [number, number]>> = {
  TW: [9, 10],
  HK: [8, 8],
  TH: [9, 9],
  MY: [9, 10],
};
const extension = String.raw`(?:\s*(?:#|ext\.?|轉|分機|分机|ต่อ)\s*\d{1,6})?`;

/**
 * Telephone numbers of the country in a pasted text. Never takes digits out of a longer number.
 * @example phonesIn('+886 912-345-678', 'TW')[0]?.local // → '0912345678'
 */
export function phonesIn(text: string, country: Region): FoundPhone[] {
  const code = String.raw`(?:\(?(?:\+|00)?${callingCodes[country]}\)?[-\s]?(?:\(0\)|0)?)`;
  const zero = country === 'HK' ? '' : String.raw`\(?0`;
  const shape = (body: string, tail: string) =>
    new RegExp(String.raw`(?<![\d\-+]|\d\s?[-/])(?:(${code})|${zero})(${body})${tail}(?![\d]|[-/]\d)`, 'giu');
  const found: FoundPhone[] = [];
  const add = (pattern: RegExp, mobile: boolean) => {
    for (const match of text.matchAll(pattern)) {
      const [whole, international, body = ''] = match;
      const own = body.replace(/\D/g, '');
      const local = country === 'HK' ? own : `0${own}`;
      const span = { start: match.index, end: match.index + whole.length };
      if (found.some((one) => span.start < one.end && one.start < span.end)) continue;
      const [least, most] = landlineLength[country];
      const right = mobile
        ? phoneProblem(country, local) === undefined
        : local.length >= least && local.length <= most;
      if (right)
        found.push({
          ...span,
          local: mobile ? local : whole.trim(),
          mobile,
          international: Boolean(international),
        });
    }
  };
  add(shape(mobiles[country], ''), true);
  add(shape(landlines[country], extension), false);
  return found.sort((a, b) => a.start - b.start);
}
