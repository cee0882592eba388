import type { FieldKey } from '../fields.ts';
import { isRegion, type Region } from '../regions.ts';

export const documentKinds = ['nationalId', 'residence', 'passport', 'company'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const isResident = (number: string) => /^[A-Z][89A-D]/.test(number);

/** The documents that a region issues, and the form of their numbers. */
const documents: Readonly<
  Record<Region, Readonly<Record<Exclude<DocumentKind, 'passport'>, (number: string) => boolean>>>
> = {
  TW: {
    nationalId: (number) => isTaiwanId(number) && !isResident(number),
    residence: (number) => isTaiwanId(number) && isResident(number),
    company: (number) => isTaiwanCompany(number),
  },
  HK: {
    nationalId: (number) => isHongKongId(number),
    residence: (number) => isHongKongId(number),
    company: (number) => isHongKongCompany(number),
  },
  TH: {
    nationalId: (number) => isThaiId(number),
    residence: (number) => isThaiId(number),
    company: (number) => isThaiCompany(number),
  },
  MY: {
    nationalId: (number) => isMyKad(number),
    residence: (number) => isMyKad(number),
    company: (number) => isMalaysianCompany(number),
  },
};

/**
 * The problem with the number of a document issued by `country` (ISO 3166 alpha-2); undefined if there is none.
 * Passports of any country are accepted without checking a check digit; the other documents exist only for our
 * regions. Never asks an authority whether the document exists.
 * @example documentNumberProblem('TW', 'nationalId', '04595257') // → 'field.idNumber.kind'
 * @example documentNumberProblem('JP', 'passport', 'TK1234567') // → undefined
 */
export function documentNumberProblem(
  country: string,
  kind: DocumentKind,
  text: string,
): FieldKey | undefined {
  const number = normaliseIdNumber(text);
  if (number === '') return 'field.required';
  if (kind === 'passport') return /^(?=.*\d{4})[A-Z0-9]{6,12}$/.test(number) ? undefined : 'field.passport';
  if (!isRegion(country)) return 'field.country';
  return (
    idNumberProblem(country, number) ?? (documents[country][kind](number) ? undefined : 'field.idNumber.kind')
  );
}

/**
 * A masked number for others to see: the first two and last three characters, or only the last two of a short one.
 * @example maskIdNumber('A123456789') // → 'A1*****789'
 */
export function maskIdNumber(number: string): string {
  const [head, tail] = number.length > 7 ? [2, 3] : [0, 2];
  return number.slice(0, head) + '*'.repeat(Math.max(0, number.length - head - tail)) + number.slice(-tail);
}

/**
 * A number as it is checked and compared: in capitals, without dashes, brackets and spaces. Full-width letters and
 * digits become plain ones.
 * @example normaliseIdNumber('a123456(3)') // → 'A1234563'
 */
export function normaliseIdNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s()-]/g, '');
}

/**
 * The problem with the ID or company number of somebody in `region`; undefined if there is none. Checks the form and,
 * if such numbers have one, the check digit.
 * @example idNumberProblem('TW', 'A123456788') // → 'field.idNumber.TW'
 */
export function idNumberProblem(region: Region, text: string): FieldKey | undefined {
  const number = normaliseIdNumber(text);
  if (number === '') return 'field.required';
  const valid = {
    TW: () => isTaiwanId(number) || isTaiwanCompany(number),
    HK: () => isHongKongId(number) || isHongKongCompany(number),
    TH: () => isThaiId(number) || isThaiCompany(number),
    MY: () => isMyKad(number) || isMalaysianCompany(number),
  };
  return valid[region]() ? undefined : `field.idNumber.${region}`;
}

/** A letter's value is its position + 10. The order is historical. */
const taiwanLetters = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

/**
 * Letter + 9 digits: citizens have 1 or 2 after the letter, residents 8 or 9, or a second letter A–D in the older form,
 * which stays valid until 2031.
 * @example isTaiwanId('A123456789') // → true
 */
export function isTaiwanId(number: string): boolean {
  if (!/^[A-Z]([1289]\d|[A-D]\d)\d{7}$/.test(number)) return false;
  const first = taiwanLetters.indexOf(number.charAt(0)) + 10;
  const second = number.charAt(1);
  const secondDigit = /\d/.test(second) ? Number(second) : taiwanLetters.indexOf(second) % 10;
  const digits = [Math.floor(first / 10), first % 10, secondDigit, ...digitsOf(number.slice(2))];
  return weighted(digits, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0;
}

/**
 * Eight digits; the sum is a multiple of 5 (of 10 before April 2023). A 7 in the seventh place may count 1 more.
 * @example isTaiwanCompany('04595257') // → true
 */
export function isTaiwanCompany(number: string): boolean {
  if (!/^\d{8}$/.test(number)) return false;
  const weights = [1, 2, 1, 2, 1, 2, 4, 1];
  const sum = digitsOf(number)
    .map((digit, at) => digit * (weights[at] ?? 0))
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  return sum % 5 === 0 || (number.charAt(6) === '7' && (sum + 1) % 5 === 0);
}

/**
 * One or two letters, six digits, a check digit or A; `A123456(3)` without its brackets.
 * @example isHongKongId('A1234563') // → true
 */
export function isHongKongId(number: string): boolean {
  if (!/^[A-Z]{1,2}\d{6}[\dA]$/.test(number)) return false;
  const values = [...number.slice(0, -1).padStart(8, ' ')].map((char) =>
    char === ' ' ? 36 : Number.parseInt(char, 36),
  );
  const check = (11 - (weighted(values, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return number.endsWith(check === 10 ? 'A' : String(check));
}

/** A business registration number: eight digits, without a check digit. */
function isHongKongCompany(number: string): boolean {
  return /^\d{8}$/.test(number);
}

/**
 * Thirteen digits, the last of them a check digit. The first is 1 to 8; companies have a 0.
 * @example isThaiId('1101700230708') // → true
 */
export function isThaiId(number: string): boolean {
  return /^[1-8]\d{12}$/.test(number) && thaiCheckHolds(number);
}

/** Thai companies have a tax number of the same form that begins with 0. */
function isThaiCompany(number: string): boolean {
  return /^0\d{12}$/.test(number) && thaiCheckHolds(number);
}

function thaiCheckHolds(number: string): boolean {
  const digits = digitsOf(number);
  const check = (11 - (weighted(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10;
  return digits[12] === check;
}

/** Birthplace codes that were never given out. */
const noBirthplace = new Set([0, 17, 18, 19, 20, 69, 70, 73, 80, 81, 94, 95, 96, 97]);

/**
 * YYMMDD, a birthplace code, four digits. There is no check digit, so the date and the place are checked.
 * @example isMyKad('900231105675') // → false
 */
export function isMyKad(number: string): boolean {
  const match = /^(\d{2})(\d{2})(\d{2})(\d{2})\d{4}$/.exec(number);
  if (!match) return false;
  const [year = 0, month = 0, day = 0, place = 0] = match.slice(1).map(Number);
  // Two digits do not show the century. Year 2000 had a 29 February and 1900 did not, so 2000 accepts more dates.
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && !noBirthplace.has(place);
}

/** A registration number of twelve digits that begins with the year and the kind of company (01–06). */
function isMalaysianCompany(number: string): boolean {
  return /^(19|20)\d{2}0[1-6]\d{6}$/.test(number);
}

function digitsOf(text: string): number[] {
  return [...text].map(Number);
}

/** Σ digit × weight over the positions that have a weight. */
function weighted(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
}
