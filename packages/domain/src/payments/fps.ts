import { parseAmount, shortAmountText } from '../wallet/amount.ts';
import { decodeQr, decodeQrFields, encodeQr, encodeQrFields, qrFieldValue } from './emvco.ts';

/** The kind of FPS id (Hong Kong) that receives the money. */
export type FpsProxy = 'fpsId' | 'phone' | 'email';

export interface FpsQr {
  readonly to: { readonly kind: FpsProxy; readonly number: string };
  /** In cents. Undefined: the payer types the amount. */
  readonly amountMinor?: number | undefined;
  /** Shown on the bank statement, unless the payer's app drops it. */
  readonly reference?: string | undefined;
}

const scheme = 'hk.com.hkicl';
const currency = 'HKD';
const proxyFields = { fpsId: '02', phone: '03', email: '04' } as const;
const proxyForms = {
  fpsId: /^\d{7,12}$/,
  phone: /^\+\d{2,3}-\d{6,12}$/,
  email: /^[!-~]+@[!-~]+$/,
} as const;
const referenceForm = /^[A-Za-z0-9-]{1,25}$/;

/**
 * The code of an FPS transfer. Throws on receivers, references and amounts that banks' apps refuse. Never rounds.
 * @example fpsQr({ to: { kind: 'fpsId', number: '999999999999' }, amountMinor: 10000, reference: 'QR12345' }) // →
 * '00020101021226320012hk.com.hkicl021299999999999952040000530334454031005802HK5902NA6002HK62110507QR123456304983E'
 */
export function fpsQr({ to, amountMinor, reference }: FpsQr): string {
  if (!proxyForms[to.kind].test(to.number)) throw new RangeError(`no receiver of FPS: ${to.number}`);
  if (reference !== undefined && !referenceForm.test(reference))
    throw new RangeError(`no reference: ${reference}`);
  if (amountMinor !== undefined && !(Number.isSafeInteger(amountMinor) && amountMinor > 0))
    throw new RangeError(`no amount: ${amountMinor}`);
  const account = encodeQrFields([
    { id: '00', value: scheme },
    { id: proxyFields[to.kind], value: to.number },
  ]);
  return encodeQr([
    { id: '00', value: '01' },
    { id: '01', value: amountMinor === undefined ? '11' : '12' },
    { id: '26', value: account },
    { id: '52', value: '0000' },
    { id: '53', value: '344' },
    ...(amountMinor === undefined ? [] : [{ id: '54', value: shortAmountText(amountMinor, currency) }]),
    { id: '58', value: 'HK' },
    { id: '59', value: 'NA' },
    { id: '60', value: 'HK' },
    ...(reference === undefined
      ? []
      : [{ id: '62', value: encodeQrFields([{ id: '05', value: reference }]) }]),
  ]);
}

/**
 * The content of an FPS code; undefined if the text is another code, damaged, or in another currency.
 * @example readFps('0002015802HK63040000') // → undefined
 */
export function readFps(code: string): FpsQr | undefined {
  const fields = decodeQr(code);
  if (fields === undefined || qrFieldValue(fields, '53') !== '344') return undefined;
  const account = decodeQrFields(qrFieldValue(fields, '26') ?? '') ?? [];
  const kind = (['fpsId', 'phone', 'email'] as const).find(
    (one) => qrFieldValue(account, proxyFields[one]) !== undefined,
  );
  if (kind === undefined || qrFieldValue(account, '00') !== scheme) return undefined;
  const to = { kind, number: qrFieldValue(account, proxyFields[kind]) ?? '' };
  const reference = qrFieldValue(decodeQrFields(qrFieldValue(fields, '62') ?? '') ?? [], '05');
  const said = reference === undefined ? {} : { reference };
  const written = qrFieldValue(fields, '54');
  if (written === undefined) return { to, ...said };
  const amount = parseAmount(written, currency);
  return 'amountMinor' in amount ? { to, amountMinor: amount.amountMinor, ...said } : undefined;
}
