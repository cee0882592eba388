import { accessRefusals } from './access/refusals.ts';
import { addressRefusals } from './addresses/refusals.ts';
import { afterSalesRefusals } from './aftersales/refusals.ts';
import { announcementRefusals } from './announcements/refusals.ts';
import { advanceRefusals } from './checkout/advanceRefusals.ts';
import { commentRefusals } from './comments/refusals.ts';
import { couponRefusals } from './coupons/refusals.ts';
import { declarerRefusals } from './declarers/refusals.ts';
import { disputeRefusals } from './disputes/refusals.ts';
import { guideRefusals } from './guide/refusals.ts';
import { identityRefusals } from './identity/refusals.ts';
import { memberRefusals } from './members/refusals.ts';
import { messageRefusals } from './messages/refusals.ts';
import { messengerRefusals } from './messengers/refusals.ts';
import { noticeRefusals } from './notices/refusals.ts';
import { orderDeskRefusals } from './orders/deskRefusals.ts';
import { orderRefusals } from './orders/refusals.ts';
import { deskRefusals } from './parcels/deskRefusals.ts';
import { parcelRefusals } from './parcels/refusals.ts';
import { paymentRefusals } from './payments/refusals.ts';
import { pickupRefusals } from './pickups/refusals.ts';
import { pointsRefusals } from './points/refusals.ts';
import { pricingRefusals } from './pricing/refusals.ts';
import { problemRefusals } from './problems/refusals.ts';
import { productRefusals } from './products/refusals.ts';
import { programRefusals } from './programs/refusals.ts';
import { promotionRefusals } from './promotion/refusals.ts';
import { serviceRefusals } from './services/refusals.ts';
import { shopRefusals } from './shops/refusals.ts';
import { staffRefusals } from './staff/refusals.ts';
import { supportRefusals } from './support/refusals.ts';
import { trackingRefusals } from './tracking/refusals.ts';
import { vipImportRefusals } from './vipImports/refusals.ts';
import { vipRefusals } from './vipOrders/refusals.ts';
import { walletRefusals } from './wallet/refusals.ts';
import { warehouseRefusals } from './warehouses/refusals.ts';
import { platformRefusals } from './wire/platformRefusals.ts';
import { sheetRefusals } from './wire/sheetRefusals.ts';
import type { Lang } from './wire/values.ts';

/** A refusal: its HTTP status and its text in every language. `{name}` is replaced from the params. */
export interface RefusalText extends Readonly<Record<Lang, string>> {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 415 | 422 | 429 | 503;
}

export const refusals = {
  ...platformRefusals,
  ...shopRefusals,
  ...staffRefusals,
  ...accessRefusals,
  ...identityRefusals,
  ...memberRefusals,
  ...messageRefusals,
  ...messengerRefusals,
  ...noticeRefusals,
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
  ...programRefusals,
  ...promotionRefusals,
  ...commentRefusals,
  ...announcementRefusals,
  ...guideRefusals,
  ...serviceRefusals,
  ...pickupRefusals,
  ...problemRefusals,
  ...disputeRefusals,
  ...productRefusals,
  ...afterSalesRefusals,
  ...vipRefusals,
  ...vipImportRefusals,
  ...supportRefusals,
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
