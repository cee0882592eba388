import { amountText, parseAmount } from '../wallet/amount.ts';
import { decodeQr, decodeQrFields, encodeQr, encodeQrFields, type QrField, qrFieldValue } from './emvco.ts';

/**
 * The kind of PromptPay id that receives: a phone, a citizen's or firm's 13 digits, or an e-wallet of 15
 * digits.
 */
export type PromptPayProxy = 'phone' | 'nationalId' | 'eWallet';

export interface PromptPayTarget {
  readonly kind: PromptPayProxy;
  readonly number: string;
}

/**
 * A firm that is registered for bill payments. The references appear on its bank statement and identify the payment.
 */
export interface PromptPayBiller {
  readonly kind: 'bill';
  readonly billerId: string;
  readonly ref1: string;
  readonly ref2?: string | undefined;
}

export interface PromptPayQr {
  readonly to: PromptPayTarget | PromptPayBiller;
  /** In satang. Undefined: the payer types the amount. */
  readonly amountMinor?: number | undefined;
}

const creditTransfer = 'A000000677010111';
const billPayment = 'A000000677010112';
const currency = 'THB';
const proxyFields = { phone: '01', nationalId: '02', eWallet: '03' } as const;
const proxyForms = { phone: /^0066\d{9}$/, nationalId: /^\d{13}$/, eWallet: /^\d{15}$/ } as const;
const billForms = { billerId: /^\d{13,15}$/, ref: /^[A-Z0-9]{1,20}$/ } as const;

/**
 * A PromptPay number as the code contains it: a phone with 0066 before its nine digits. Undefined if it
 * cannot be one.
 * @example promptPayNumber('phone', '081-234 5678') // → '0066812345678'
 */
export function promptPayNumber(kind: PromptPayProxy, written: string): string | undefined {
  const digits = written.replace(/[^\d]/g, '');
  const number = kind === 'phone' ? digits.replace(/^(?:0066|66|0)?(?=\d{9}$)/, '0066') : digits;
  return proxyForms[kind].test(number) ? number : undefined;
}

/**
 * The code of a PromptPay transfer or bill. Throws on numbers, references and amounts that banks' apps refuse. Never
 * rounds.
 * @example promptPayQr({ to: { kind: 'phone', number: '0812345678' } }) // →
 * '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E'
 */
export function promptPayQr({ to, amountMinor }: PromptPayQr): string {
  return encodeQr([
    { id: '00', value: '01' },
    { id: '01', value: amountMinor === undefined ? '11' : '12' },
    to.kind === 'bill' ? billField(to) : transferField(to),
    { id: '53', value: '764' },
    { id: '58', value: 'TH' },
    ...(amountMinor === undefined ? [] : [{ id: '54', value: positive(amountMinor) }]),
  ]);
}

function positive(amountMinor: number): string {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    throw new RangeError(`no amount: ${amountMinor}`);
  return amountText(amountMinor, currency);
}

function transferField({ kind, number }: PromptPayTarget): QrField {
  const value = promptPayNumber(kind, number);
  if (value === undefined) throw new RangeError(`no PromptPay number: ${number}`);
  return {
    id: '29',
    value: encodeQrFields([
      { id: '00', value: creditTransfer },
      { id: proxyFields[kind], value },
    ]),
  };
}

function billField({ billerId, ref1, ref2 }: PromptPayBiller): QrField {
  const refs = ref2 === undefined ? [ref1] : [ref1, ref2];
  if (!billForms.billerId.test(billerId) || refs.some((ref) => !billForms.ref.test(ref)))
    throw new RangeError(`no bill of PromptPay: ${[billerId, ...refs].join(' ')}`);
  const fields = [schemeField(billPayment), { id: '01', value: billerId }, { id: '02', value: ref1 }];
  return {
    id: '30',
    value: encodeQrFields(ref2 === undefined ? fields : [...fields, { id: '03', value: ref2 }]),
  };
}

const schemeField = (value: string): QrField => ({ id: '00', value });

/**
 * The content of a PromptPay code; undefined if the text is another code, damaged, or in another currency.
 * @example readPromptPay('00020101021129370016A0000006770101110113006681234567853037645802TH6304823E')?.to // → { kind:
 * 'phone', number: '0066812345678' }
 */
export function readPromptPay(code: string): PromptPayQr | undefined {
  const fields = decodeQr(code);
  if (fields === undefined || qrFieldValue(fields, '53') !== '764' || qrFieldValue(fields, '58') !== 'TH')
    return undefined;
  const to = billIn(fields) ?? transferIn(fields);
  const written = qrFieldValue(fields, '54');
  if (to === undefined) return undefined;
  if (written === undefined) return { to };
  const amount = parseAmount(written, currency);
  return 'amountMinor' in amount ? { to, amountMinor: amount.amountMinor } : undefined;
}

function transferIn(fields: readonly QrField[]): PromptPayTarget | undefined {
  const inner = decodeQrFields(qrFieldValue(fields, '29') ?? '') ?? [];
  if (qrFieldValue(inner, '00') !== creditTransfer) return undefined;
  for (const kind of ['phone', 'nationalId', 'eWallet'] as const) {
    const number = qrFieldValue(inner, proxyFields[kind]);
    if (number !== undefined && proxyForms[kind].test(number)) return { kind, number };
  }
  return undefined;
}

function billIn(fields: readonly QrField[]): PromptPayBiller | undefined {
  const inner = decodeQrFields(qrFieldValue(fields, '30') ?? '') ?? [];
  const [billerId, ref1, ref2] = ['01', '02', '03'].map((id) => qrFieldValue(inner, id));
  if (qrFieldValue(inner, '00') !== billPayment || billerId === undefined || ref1 === undefined)
    return undefined;
  return { kind: 'bill', billerId, ref1, ...(ref2 === undefined ? {} : { ref2 }) };
}
