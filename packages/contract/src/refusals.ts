import { addressRefusals } from './refusals/addresses.ts';
import { advanceRefusals } from './refusals/advances.ts';
import { couponRefusals } from './refusals/coupons.ts';
import { declarerRefusals } from './refusals/declarers.ts';
import { deskRefusals } from './refusals/desk.ts';
import { memberRefusals } from './refusals/members.ts';
import { messageRefusals } from './refusals/messages.ts';
import { messengerRefusals } from './refusals/messengers.ts';
import { orderDeskRefusals } from './refusals/orderDesk.ts';
import { orderRefusals } from './refusals/orders.ts';
import { parcelRefusals } from './refusals/parcels.ts';
import { paymentRefusals } from './refusals/payments.ts';
import { platformRefusals } from './refusals/platform.ts';
import { pointsRefusals } from './refusals/points.ts';
import { pricingRefusals } from './refusals/pricing.ts';
import { promotionRefusals } from './refusals/promotion.ts';
import { sheetRefusals } from './refusals/sheets.ts';
import { shopRefusals } from './refusals/shops.ts';
import { staffRefusals } from './refusals/staff.ts';
import { trackingRefusals } from './refusals/tracking.ts';
import { walletRefusals } from './refusals/wallet.ts';
import { warehouseRefusals } from './refusals/warehouses.ts';
import type { Lang } from './wire.ts';

/** A refusal: its HTTP status and its text in every language. `{name}` is replaced from the params. */
export interface RefusalText extends Readonly<Record<Lang, string>> {
  readonly status: 400 | 401 | 403 | 404 | 409 | 415 | 422 | 429 | 503;
}

export const refusals = {
  ...platformRefusals,
  ...shopRefusals,
  ...staffRefusals,
  ...memberRefusals,
  ...messageRefusals,
  ...messengerRefusals,
  ...addressRefusals,
  ...advanceRefusals,
  ...parcelRefusals,
  ...warehouseRefusals,
  ...deskRefusals,
  ...pricingRefusals,
  ...orderRefusals,
  ...orderDeskRefusals,
  ...sheetRefusals,
  ...trackingRefusals,
  ...walletRefusals,
  ...paymentRefusals,
  ...declarerRefusals,
  ...couponRefusals,
  ...pointsRefusals,
  ...promotionRefusals,
} as const satisfies Readonly<Record<string, RefusalText>>;

export type RefusalCode = keyof typeof refusals;
export type Params = Record<string, string | number>;

export interface Refusal<C extends RefusalCode = RefusalCode> {
  readonly refused: C;
  readonly params: Params;
  /** The input field (dotted path) that the refusal is about. */
  readonly field?: string;
}

/** Refusals are values: a handler returns one, and the dispatcher rolls back and renders it. */
export function refuse<const C extends RefusalCode>(
  code: C,
  params: Params = {},
  field?: string,
): Refusal<C> {
  return field === undefined ? { refused: code, params } : { refused: code, params, field };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

export function fill(template: string, params: Params): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export function refusalMessage(refusal: Refusal, lang: Lang): string {
  return fill(refusals[refusal.refused][lang], refusal.params);
}
