import { detailTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import type { ParcelDetail, ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { isInWarehouse, type ParcelState, type ParcelStep } from '@crossdock/domain/parcels/states.ts';
import { clockPausesOf, isBlockedByPause } from '@crossdock/domain/pricing/clockPauses.ts';
import type { StorageRule } from '@crossdock/domain/pricing/rateCard.ts';
import {
  storageFeeOf,
  storageStartOf,
  storageStartReason,
  warehouseStorageRule,
} from '@crossdock/domain/pricing/storage.ts';
import { volumeWeightG } from '@crossdock/domain/pricing/weight.ts';
import { keysOf, pick } from '@crossdock/domain/records.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import type { stateMovesOf } from '../platform/transitions.ts';
import type { MeasurementRow, ParcelRecord, PhotoRow } from './detail.store.ts';
import type { ListedParcel } from './list.store.ts';

/** The shop, the time and the signing data that are needed to turn rows into answers. */
export interface ParcelViewContext {
  readonly shop: Pick<Shop, 'id' | 'timeZone'> & {
    readonly settings: Pick<ShopSettings, 'volumeDivisorCm3PerKg' | 'coinMinor'>;
  };
  readonly lang: Lang;
  readonly now: string;
  readonly secret: string;
}

export function parcelViewContext(
  actor: { readonly shop: Shop; readonly lang: Lang },
  now: string,
  services: Services,
): ParcelViewContext {
  return { shop: actor.shop, lang: actor.lang, now, secret: services.config.APP_SECRET };
}

export function parcelRowOf(row: ListedParcel, viewer: ParcelViewContext): ParcelRow {
  return {
    ...row,
    goodsType: row.goodsType ?? '',
    volumeWeightG: volumeWeightOf(row, viewer),
    warehouseName: warehouseNameIn(viewer.lang, {
      name: row.warehouseName ?? '',
      names: row.warehouseNames,
    }),
    blocked: isInWarehouse(row.state) && isBlockedByPause(row.pauses, viewer.now),
    thumb: row.photoId === null ? null : addressOf(viewer, row.photoId, 'thumb'),
    storage: row.state === 'shelved' ? storageOf(row, shelfRuleOf(row), viewer, viewer.now) : null,
  };
}

function volumeWeightOf(row: ListedParcel, viewer: ParcelViewContext): number | null {
  const { lengthMm, widthMm, heightMm } = row;
  if (lengthMm === null || widthMm === null || heightMm === null) return null;
  const divisorCm3PerKg = viewer.shop.settings.volumeDivisorCm3PerKg;
  return volumeWeightG({ lengthMm, widthMm, heightMm }, { divisorCm3PerKg, sidesUpToCm: false });
}

/** Storage days and fee at the instant `at`; null if the parcel's storage is not charged. */
function storageOf(row: ListedParcel, rule: StorageRule | null, viewer: ParcelViewContext, at: string) {
  const since = storageStartOf(row);
  const { weightG, lengthMm, widthMm, heightMm } = row;
  if (since === null || rule === null) return null;
  if (weightG === null || lengthMm === null || widthMm === null || heightMm === null) return null;
  const stored = {
    label: row.courierNumber,
    since,
    clockPauses: clockPausesOf(row.pauses, row.closedDays ?? [], viewer.shop.timeZone),
    ...{ weightG, lengthMm, widthMm, heightMm },
  };
  const counted = storageFeeOf(stored, rule, { at, coinMinor: viewer.shop.settings.coinMinor });
  return { ...counted, since, cause: storageStartReason(row, at) };
}

function shelfRuleOf({ freeStorageDays, storage: terms }: ListedParcel): StorageRule | null {
  return freeStorageDays === null || terms === null ? null : warehouseStorageRule(freeStorageDays, terms);
}

type Step = Awaited<ReturnType<typeof stateMovesOf<ParcelStep, ParcelState>>>[number];

function stepOf(step: Step) {
  return {
    event: step.event,
    state: step.toState,
    at: step.at,
    by:
      step.staffId !== null
        ? ('staff' as const)
        : step.memberId !== null
          ? ('member' as const)
          : ('system' as const),
    why: step.why,
    staffName: step.staffName ?? '',
  };
}

export function pictureOf(photo: PhotoRow, viewer: ParcelViewContext) {
  return {
    id: photo.fileId,
    url: addressOf(viewer, photo.fileId, 'full'),
    thumb: addressOf(viewer, photo.fileId, 'thumb'),
    kind: photo.kind,
    at: photo.createdAt,
  };
}

export function measurementOf({ weightG, lengthMm, widthMm, heightMm, ...row }: MeasurementRow) {
  const { at, why, scale, staffName } = row;
  return { weightG, lengthMm, widthMm, heightMm, at, why, scale, staffName: staffName ?? '' };
}

interface Parts {
  readonly photos: readonly PhotoRow[];
  readonly steps: readonly Step[];
  readonly splitInto: ParcelDetail['splitInto'];
}

/** The data of a parcel's page. Storage days of a parcel in an order are counted until the order was submitted. */
export function parcelDetailOf(row: ParcelRecord, parts: Parts, viewer: ParcelViewContext) {
  const requested = parts.steps.findLast((step) => step.event === 'request')?.at;
  const until = row.state === 'shelved' ? viewer.now : requested;
  // A parcel in an order uses the storage rule stored with the order, which may be its channel's own.
  const rule = row.orderStorageRule ?? shelfRuleOf(row);
  const kept = until === undefined || row.state === 'received' ? null : storageOf(row, rule, viewer, until);
  return {
    ...parcelRowOf(row, viewer),
    storage: kept,
    ...pick(row, keysOf(detailTextFields)),
    purchaseVoucher:
      row.purchaseVoucherFileId === null
        ? null
        : fileUrl(viewer.secret, viewer.shop.id, row.purchaseVoucherFileId, 'full', viewer.now, 'paper'),
    pictures: parts.photos.map((photo) => pictureOf(photo, viewer)),
    timeline: parts.steps.map(stepOf),
    pauses: row.pauses.map(({ from, until, ...pause }) => ({
      ...pause,
      from: new Date(from).toISOString(),
      until: until === null ? null : new Date(until).toISOString(),
    })),
    fees: kept?.rentMinor ? [{ kind: 'storage' as const, amountMinor: kept.rentMinor }] : [],
    order: orderOf(row),
    splitFrom:
      row.splitFromId === null ? null : { id: row.splitFromId, courierNumber: row.splitFromNumber ?? '' },
    splitInto: [...parts.splitInto],
  };
}

function orderOf({
  orderId: id,
  orderNumber: number,
  orderState: state,
}: ParcelRecord): ParcelDetail['order'] {
  return id !== null && number !== null && state !== null ? { id, number, state } : null;
}

function addressOf(viewer: ParcelViewContext, fileId: string, variant: 'full' | 'thumb'): string {
  return fileUrl(viewer.secret, viewer.shop.id, fileId, variant, viewer.now);
}
