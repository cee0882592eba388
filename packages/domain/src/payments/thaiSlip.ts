import { decodeQr, decodeQrFields, encodeQr, encodeQrFields, qrFieldValue } from './emvco.ts';

/**
 * The content of the small QR code on a Thai transfer slip. It identifies the transfer, but contains neither
 * amount nor payer.
 */
export interface ThaiSlip {
  /** Three digits: the bank that the money was sent from. */
  readonly bankCode: string;
  /** The bank's reference of the transfer. */
  readonly reference: string;
}

const slipKind = '000001';

/**
 * Reads the code of a slip; undefined if it is another code or damaged. Never proves that money moved, because
 * anybody can make such a code.
 * @example readThaiSlip('004000060000010103002021900021231231212000115102TH91049C30') // → { bankCode: '002', reference:
 * '0002123123121200011' }
 */
export function readThaiSlip(code: string): ThaiSlip | undefined {
  const fields = decodeQr(code, '91');
  if (fields === undefined || qrFieldValue(fields, '51') !== 'TH') return undefined;
  const slip = decodeQrFields(qrFieldValue(fields, '00') ?? '') ?? [];
  const [kind, bankCode, reference] = ['00', '01', '02'].map((id) => qrFieldValue(slip, id) ?? '');
  if (kind !== slipKind || !/^\d{3}$/.test(bankCode ?? '') || !/^[\w-]{1,40}$/.test(reference ?? ''))
    return undefined;
  return { bankCode: bankCode ?? '', reference: reference ?? '' };
}

/**
 * The code that a bank prints on a transfer slip; for demo slips and tests.
 * @example readThaiSlip(thaiSlipQr({ bankCode: '004', reference: '1234' }))?.bankCode // → '004'
 */
export function thaiSlipQr({ bankCode, reference }: ThaiSlip): string {
  const slip = encodeQrFields([
    { id: '00', value: slipKind },
    { id: '01', value: bankCode },
    { id: '02', value: reference },
  ]);
  return encodeQr(
    [
      { id: '00', value: slip },
      { id: '51', value: 'TH' },
    ],
    '91',
  );
}

/**
 * A key that is the same for all pictures of one slip, whatever else was changed in them. Null if the code is
 * not from a slip.
 * @example slipKey('004000060000010103002021900021231231212000115102TH91049C30') // → '002/0002123123121200011'
 */
export function slipKey(code: string | undefined): string | null {
  const slip = readThaiSlip(code ?? '');
  return slip ? `${slip.bankCode}/${slip.reference.toUpperCase()}` : null;
}

/**
 * The slip that a key was made from.
 * @example slipFromKey('004/AB12') // → { bankCode: '004', reference: 'AB12' }
 */
export function slipFromKey(key: string): ThaiSlip {
  const [bankCode = '', reference = ''] = key.split('/');
  return { bankCode, reference };
}

/** The names of Thai banks by their code, as their customers know them. */
const banks: ReadonlyMap<string, string> = new Map([
  ['002', 'Bangkok Bank'],
  ['004', 'Kasikornbank'],
  ['006', 'Krungthai Bank'],
  ['011', 'ttb'],
  ['014', 'SCB'],
  ['022', 'CIMB Thai'],
  ['024', 'UOB Thailand'],
  ['025', 'Krungsri'],
  ['030', 'Government Savings Bank'],
  ['033', 'GH Bank'],
  ['034', 'BAAC'],
  ['067', 'TISCO Bank'],
  ['069', 'Kiatnakin Phatra Bank'],
  ['073', 'LH Bank'],
]);

/**
 * The name of a Thai bank; its code if we do not know it.
 * @example thaiBankName('004') // → 'Kasikornbank'
 */
export function thaiBankName(bankCode: string): string {
  return banks.get(bankCode) ?? bankCode;
}
