import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { sameBytes } from '../../../platform/ids.ts';

/** The two secrets of a NewebPay shop: 32 and 16 characters. */
export interface NewebpayKeys {
  readonly hashKey: string;
  readonly hashIv: string;
}

const cipher = 'aes-256-cbc';
const longestPadding = 32;

/**
 * Encrypts NewebPay's TradeInfo (also PostData_): the fields as a query, AES-256-CBC, in hexadecimal.
 * @example decryptTradeInfo(encryptTradeInfo({ Amt: '40' }, { hashKey: '12345678901234567890123456789012', hashIv:
 * '1234567890123456' }), { hashKey: '12345678901234567890123456789012', hashIv: '1234567890123456' }) // → 'Amt=40'
 */
export function encryptTradeInfo(
  fields: Readonly<Record<string, string>>,
  { hashKey, hashIv }: NewebpayKeys,
): string {
  const sealing = createCipheriv(cipher, hashKey, hashIv);
  return sealing.update(new URLSearchParams(fields).toString(), 'utf8', 'hex') + sealing.final('hex');
}

/**
 * Decrypts a TradeInfo, a query or JSON; undefined if it was encrypted with other keys or is damaged. It
 * proves nothing without its TradeSha. Padding may be 32 bytes long, as in NewebPay's own example, which
 * Node's decoder rejects.
 * @example decryptTradeInfo('00', { hashKey: '12345678901234567890123456789012', hashIv: '1234567890123456' }) // →
 * undefined
 */
export function decryptTradeInfo(sealed: string, { hashKey, hashIv }: NewebpayKeys): string | undefined {
  try {
    const opening = createDecipheriv(cipher, hashKey, hashIv).setAutoPadding(false);
    const bytes = Buffer.concat([opening.update(sealed, 'hex'), opening.final()]);
    const padding = bytes.at(-1) ?? 0;
    const isPadded = padding > 0 && padding <= Math.min(longestPadding, bytes.length);
    if (!isPadded || !bytes.subarray(-padding).every((byte) => byte === padding)) return undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, -padding));
  } catch {
    return undefined;
  }
}

const upperSha256 = (text: string): string => createHash('sha256').update(text).digest('hex').toUpperCase();

/**
 * The TradeSha that signs a TradeInfo.
 * @example tradeSha('00', { hashKey: 'k', hashIv: 'v' }).length // → 64
 */
export function tradeSha(sealed: string, { hashKey, hashIv }: NewebpayKeys): string {
  return upperSha256(`HashKey=${hashKey}&${sealed}&HashIV=${hashIv}`);
}

/**
 * Whether a TradeSha matches its TradeInfo. Compares in constant time.
 * @example isTradeSha('00', '', { hashKey: 'k', hashIv: 'v' }) // → false
 */
export function isTradeSha(sealed: string, said: string, keys: NewebpayKeys): boolean {
  return sameBytes(Buffer.from(said.toUpperCase()), Buffer.from(tradeSha(sealed, keys)));
}

export interface SignedTradeFields {
  readonly Amt: string;
  readonly MerchantID: string;
  readonly MerchantOrderNo: string;
}

/**
 * The CheckValue that signs a query about one trade.
 * @example newebpayCheckValue({ Amt: '30', MerchantID: 'MS1', MerchantOrderNo: 'A1' }, { hashKey: 'k', hashIv: 'v' }).length //
 * → 64
 */
export function newebpayCheckValue(trade: SignedTradeFields, { hashKey, hashIv }: NewebpayKeys): string {
  return upperSha256(`IV=${hashIv}&${sortedTrade(trade)}&Key=${hashKey}`);
}

/**
 * The CheckCode that signs the answer about one trade, which also contains NewebPay's own number.
 * @example newebpayCheckCode({ Amt: '30', MerchantID: 'MS1', MerchantOrderNo: 'A1', TradeNo: '9' }, { hashKey: 'k', hashIv: 'v'
 * }).length // → 64
 */
export function newebpayCheckCode(
  trade: SignedTradeFields & { readonly TradeNo: string },
  { hashKey, hashIv }: NewebpayKeys,
) {
  return upperSha256(`HashIV=${hashIv}&${sortedTrade(trade)}&TradeNo=${trade.TradeNo}&HashKey=${hashKey}`);
}

const sortedTrade = ({ Amt, MerchantID, MerchantOrderNo }: SignedTradeFields): string =>
  new URLSearchParams({ Amt, MerchantID, MerchantOrderNo }).toString();
