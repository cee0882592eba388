import type { ScannedItem } from '@crossdock/contract/finding/desk.ts';
import { type NumberedRecordKind, numberedRecordKinds } from '@crossdock/domain/finding/numberedRecords.ts';
import type { ScanStep } from '@crossdock/domain/finding/steps.ts';
import { isOneOf } from '@crossdock/domain/records.ts';

/** The page where a step is done. The desk that opens receives `scan`. */
export type ScanStepTarget = Place & { readonly scan?: string };

type Place =
  | { readonly to: '/desk'; readonly search?: { readonly mode: 'shelve' } }
  | { readonly to: '/shipping' }
  | {
      readonly to: '/packing/$id' | '/parcels/$id' | '/orders/$id' | '/members/$id';
      readonly params: { readonly id: string };
      readonly search?: { readonly open: string };
    }
  | { readonly to: '/packing/pick'; readonly search: { readonly list: string } }
  | { readonly to: '/parcels'; readonly search: Readonly<Record<string, string>> }
  | ListPlace;

type ListPlace =
  | { readonly to: '/wallet/payouts/$id'; readonly params: { readonly id: string } }
  | { readonly to: (typeof lists)[keyof typeof lists]; readonly search: Readonly<Record<string, string>> };

/** The list page for each kind that has no page of its own. */
const lists = {
  vipOrder: '/vipOrders',
  purchase: '/goods',
  pickup: '/pickups',
  claim: '/aftersales',
  withdrawal: '/withdrawals',
} as const;

/** The page where a step is done for a scanned item. */
export function scanStepTarget(
  step: Exclude<ScanStep, 'label' | 'report'>,
  thing: ScannedItem,
): ScanStepTarget | undefined {
  const { kind, id, number, orderId, orderNumber } = thing;
  switch (step) {
    case 'receive':
      return { to: '/desk', scan: number };
    case 'shelve':
      return {
        to: '/desk',
        search: { mode: 'shelve' },
        ...(kind === 'shelf' ? { scan: `*${number}` } : {}),
      };
    case 'pack':
      return { to: '/packing/$id', params: { id: orderId } };
    case 'ship':
      return { to: '/shipping', scan: orderNumber };
    case 'handOver':
      return { to: '/orders/$id', params: { id: orderId }, search: { open: 'sign' } };
    case 'openPickList':
      return { to: '/packing/pick', search: { list: number } };
    case 'assign':
    case 'openParcel':
      return { to: '/parcels/$id', params: { id } };
    case 'openOrder':
      return { to: '/orders/$id', params: { id: orderId } };
    case 'openMember':
      return { to: '/members/$id', params: { id } };
    case 'openShelf':
      return { to: '/parcels', search: { words: number } };
    default:
      return isOneOf(numberedRecordKinds, kind) ? listPageOf(kind, thing) : undefined;
  }
}

/** The list page that shows an item which has no page of its own. */
export function listPageOf(
  kind: NumberedRecordKind,
  { id, number }: Pick<ScannedItem, 'id' | 'number'>,
): ListPlace {
  if (kind === 'payout') return { to: '/wallet/payouts/$id', params: { id } };
  const search = { words: number, ...(kind === 'purchase' ? { view: 'purchases' } : {}) };
  return { to: lists[kind], search };
}
