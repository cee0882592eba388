/**
 * The banks that Billplz's payment orders can reach, by SWIFT code, with the names that members write. The codes are
 * from the table of 2 December 2025 in the GitHub repository Billplz/api_slate. The Chinese names were added from
 * memory, and only for banks of Malaysia.
 */
const banks: Readonly<Record<string, readonly string[]>> = {
  PHBMMYKL: ['affin', '艾芬银行', '艾芬銀行'],
  AGOBMYKL: ['agrobank', 'agro', 'pertanian'],
  MFBBMYKL: ['alliance', '安联银行', '安聯銀行'],
  RJHIMYKL: ['alrajhi', 'alrajhi investment', 'al rajhi', 'al rajhi investment'],
  ARBKMYKL: ['ambank', '大马银行', '大馬銀行'],
  BIMBMYKL: ['islam', 'bimb'],
  BKRMMYKL: ['kerjasama rakyat', 'rakyat'],
  BMMBMYKL: ['muamalat'],
  BSNAMYK1: ['simpanan nasional', 'bsn'],
  CIBBMYKL: ['cimb', '联昌银行', '聯昌銀行'],
  CITIMYKL: ['citibank', 'citi'],
  HLBBMYKL: ['hong leong', 'hongleong', 'hlb', '丰隆银行', '豐隆銀行'],
  HBMBMYKL: ['hsbc'],
  KFHOMYKL: ['kuwait finance house', 'kfh'],
  MBBEMYKL: ['maybank', 'malayan', 'maybank malayan', '马来亚银行', '馬來亞銀行'],
  OCBCMYKL: ['ocbc'],
  PBBEMYKL: ['public', 'pbb', '大众银行', '大眾銀行'],
  RHBBMYKL: ['rhb'],
  SCBLMYKX: ['standard chartered', 'scb'],
  UOVBMYKL: ['united overseas', 'uob'],
};

/** A test bank of Billplz's sandbox, the only one there that pays. */
const sandboxBank = 'DUMMYBANKVERIFIED';

/** Words that do not distinguish banks. */
const commonWords = ['berhad', 'bhd', 'malaysia', 'm', 'bank', 'banking', 'corporation'];

const named = (name: string): string =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !commonWords.includes(word)).join(' ');

const codeOfName = new Map(
  Object.entries(banks).flatMap(([code, names]) => names.map((name) => [named(name), code] as const)),
);

/**
 * The SWIFT code of a Malaysian bank from a member's text: a BIC, else the bank's name. Undefined if payment
 * orders do not reach it, so that nothing is sent to a guessed bank.
 * @example swiftCode({ bankCode: '', bankName: 'CIMB Bank Berhad' }, true) // → 'CIBBMYKL'
 * @example swiftCode({ bankCode: 'MBBEMYKLXXX', bankName: '' }, true) // → 'MBBEMYKL'
 * @example swiftCode({ bankCode: '', bankName: 'CIMB Islamic' }, true) // → undefined
 */
export function swiftCode(
  { bankCode, bankName }: { readonly bankCode: string; readonly bankName: string },
  live: boolean,
): string | undefined {
  if (!live && bankName.trim().toUpperCase() === sandboxBank) return sandboxBank;
  const code = bankCode.toUpperCase();
  if (/^[A-Z]/.test(code)) return Object.hasOwn(banks, code.slice(0, 8)) ? code.slice(0, 8) : undefined;
  return codeOfName.get(named(bankName));
}
