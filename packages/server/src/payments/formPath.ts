import { keyedHash, sameBytes } from '../platform/ids.ts';

const keyOf = (appSecret: string, shopId: string, paymentId: string): Buffer =>
  keyedHash(appSecret, 'pay-form', shopId, paymentId);

/** The path of our page that posts a payment's form to its provider. Only the payer knows its key. */
export const formPath = (appSecret: string, shopId: string, paymentId: string): string =>
  `/pay-form/${paymentId}?key=${keyOf(appSecret, shopId, paymentId).toString('base64url')}`;

export const isFormKey = (appSecret: string, shopId: string, paymentId: string, key: string): boolean =>
  sameBytes(Buffer.from(key, 'base64url'), keyOf(appSecret, shopId, paymentId));
