import { isOneOf } from '@crossdock/domain/records.ts';
import { type PaymentMethodCode, providerMethods, usualMethods } from './methods.ts';
import { methodWords } from './methodWords.ts';

interface Method {
  readonly code: PaymentMethodCode;
  readonly forOrders: boolean;
  readonly forRecharge: boolean;
}

const cardFeeBasisPoints = 280;

/** The initial names of methods that need no provider. */
const ownNames = {
  balance: { zh: '余额支付', tw: '餘額付款', en: 'Balance' },
  sandbox: { zh: '测试支付', tw: '測試付款', en: 'Sandbox payment' },
  bank: { zh: '银行转账', tw: '銀行轉帳', en: 'Bank transfer' },
  cod: { zh: '货到付款', tw: '貨到付款', en: 'Cash on delivery' },
} as const;

const namesOf = (code: PaymentMethodCode) =>
  isOneOf(providerMethods, code) ? methodWords[`payments.method.${code}`] : ownNames[code];

/** The initial row of a shop's method; the shop can change its names, fee and place. */
function rowOf(shopId: string, { code, ...uses }: Method, position: number, active: boolean) {
  const { zh, tw, en } = namesOf(code);
  const feeBasisPoints = code === 'card' || code === 'sandbox' ? cardFeeBasisPoints : 0;
  return { shopId, code, zh, tw, en, ...uses, feeBasisPoints, active, position };
}

const both = { forOrders: true, forRecharge: true };
const ordersAlone = { forOrders: true, forRecharge: false };

/** The row of a method that a shop starts to offer, placed after its other methods. */
export const methodRow = (shopId: string, code: PaymentMethodCode) =>
  rowOf(shopId, { code, ...both }, 50, true);

/**
 * The payment methods of a new shop. Demo shops use play money instead of cards and the market's local
 * methods.
 */
export function paymentMethodRows(
  shopId: string,
  { currency, isDemo }: { currency: string; isDemo: boolean },
) {
  const methods: readonly Method[] = [
    { code: 'balance', ...ordersAlone },
    { code: 'card', ...both },
    ...(isDemo ? (usualMethods[currency] ?? []).map((code) => ({ code, ...both })) : []),
    { code: 'sandbox', ...both },
    { code: 'bank', ...both },
    { code: 'cod', ...ordersAlone },
  ];
  return methods.map((method, position) => {
    const { code } = method;
    return rowOf(shopId, method, position, code === 'sandbox' ? isDemo : code !== 'card' || !isDemo);
  });
}
