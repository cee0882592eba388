/**
 * Methods where a provider or a bank's app collects the money: members go to a page, scan a code or pay with a number.
 */
export const providerMethods = [
  'card',
  'linePay',
  'atm',
  'storeCode',
  'storeBarcode',
  'promptPay',
  'trueMoney',
  'fpx',
  'duitNow',
  'grabPay',
  'alipay',
  'fps',
] as const;
export type ProviderMethod = (typeof providerMethods)[number];

/** Methods that start a payment and wait for a report; `sandbox` is the page of demo shops. */
export const onlineMethods = [...providerMethods, 'sandbox'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

export const paymentMethodCodes = ['balance', ...onlineMethods, 'bank', 'cod'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

/**
 * The usual payment methods by the shop's currency, in the order in which they are offered. In demo shops, play money
 * replaces all of them.
 */
export const usualMethods: Readonly<Partial<Record<string, readonly ProviderMethod[]>>> = {
  TWD: ['linePay', 'atm', 'storeCode', 'storeBarcode'],
  THB: ['promptPay', 'trueMoney'],
  MYR: ['fpx', 'duitNow', 'grabPay'],
  HKD: ['fps', 'alipay'],
};
