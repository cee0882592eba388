/**
 * How a member receives e-invoices: on the carrier that the provider stores for their email address, on their phone's
 * barcode, on their citizen certificate, as a donation, or as an invoice to a company, which is printed.
 */
export const einvoiceChoices = ['email', 'mobile', 'certificate', 'donation', 'company'] as const;
export type EinvoiceChoice = (typeof einvoiceChoices)[number];

/**
 * The buyer on an invoice, as it was when the invoice was made. Fields that this kind of buyer does not need
 * are empty.
 */
export interface EinvoiceBuyer {
  readonly kind: EinvoiceChoice;
  /** The code of the phone or the certificate, the love code, or the company number. */
  readonly code: string;
  /** The company's name, as it is printed on the invoice. */
  readonly title: string;
  /** The company's address that the printed invoice is sent to. */
  readonly address: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * The barcode of a phone: a slash and seven signs.
 * @example isMobileBarcode('/ABC+123') // → true
 * @example isMobileBarcode('ABC+1234') // → false
 */
export const isMobileBarcode = (code: string): boolean => /^\/[0-9A-Z+\-.]{7}$/.test(code);

/** The number of a citizen certificate: two letters and 14 digits. */
const isCertificate = (code: string): boolean => /^[A-Z]{2}\d{14}$/.test(code);

/** The code of a charity: three to seven digits. */
const isLoveCode = (code: string): boolean => /^\d{3,7}$/.test(code);

const weights = [1, 2, 1, 2, 1, 2, 4, 1] as const;
const digitSum = (n: number): number => Math.floor(n / 10) + (n % 10);

/**
 * A Taiwanese company number (UBN): eight digits whose weighted sum is divisible by 5. Numbers given before April 2023 have
 * a sum that is divisible by 10, so that they fit, too. A 7 in the seventh place counts 10, as 1 or as 0.
 * @example isCompanyNumber('04595257') // → true
 * @example isCompanyNumber('12345678') // → false
 */
export function isCompanyNumber(code: string): boolean {
  if (!/^\d{8}$/.test(code) || code === '00000000') return false;
  const sum = weights.reduce((all, weight, place) => all + digitSum(Number(code[place]) * weight), 0);
  return sum % 5 === 0 || (code[6] === '7' && (sum + 1) % 5 === 0);
}

const rules: Readonly<Record<EinvoiceChoice, (code: string) => boolean>> = {
  email: (code) => code === '',
  mobile: isMobileBarcode,
  certificate: isCertificate,
  donation: isLoveCode,
  company: isCompanyNumber,
};

/**
 * Whether a code has the form that its kind requires. Never says whether it exists: only the provider knows.
 * @example isValidCodeFor('donation', '12') // → false
 */
export const isValidCodeFor = (kind: EinvoiceChoice, code: string): boolean => rules[kind](code);
