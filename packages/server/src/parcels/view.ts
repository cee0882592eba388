import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { ParcelEvent, ParcelState } from '@crossdock/domain/parcels/states.ts';
import type { StorageRule } from '@crossdock/domain/pricing/rateCard.ts';
import { isKeptBack, stopsOf } from '@crossdock/domain/pricing/stops.ts';
import { type Storage, shelfRule, storage } from '@crossdock/domain/pricing/storage.ts';
import { volumeWeightG } from '@crossdock/domain/pricing/weight.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import type { stepsOf } from '../platform/transitions.ts';
import type { MeasurementRow, ParcelRecord, PhotoRow } from './detail.store.ts';
import type { ListedParcel } from './list.store.ts';

/** What turns rows into answers: the shop, the moment, and how files are addressed. */
export interface Viewing {
  readonly shop: Pick<Shop, 'id' | 'timeZone'> & {
    readonly settings: Pick<ShopSettings, 'volumeDivisorCm3PerKg'>;
  };
  readonly lang: Lang;
  readonly now: string;
  readonly secret: string;
}

export function viewing(
  actor: { readonly shop: Shop; readonly lang: Lang },
  now: string,
  services: Services,
): Viewing {
  return { shop: actor.shop, lang: actor.lang, now, secret: services.config.APP_SECRET };
}

export function parcelRowOf(row: ListedParcel, viewer: Viewing): ParcelRow {
  return {
    id: row.id,
    number: row.number,
    billCode: row.bill_code,
    courier: row.courier,
    state: row.state,
    goodsName: row.goods_name,
    goodsType: row.goods_type ?? '',
    goodsCount: row.goods_count,
    declaredValueMinor: row.declared_value_minor,
    remark: row.remark,
    weightG: row.weight_g,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    volumeWeightG: volumeWeightOf(row, viewer),
    warehouseId: row.warehouse_id,
    warehouseName: warehouseNameIn(viewer.lang, {
      name: row.warehouse_name ?? '',
      names: row.warehouse_names,
    }),
    orderId: row.order_id,
    travelsAlone: row.travels_alone,
    blocked: isKeptBack(row.pauses, viewer.now),
    thumb: row.photo_id === null ? null : addressOf(viewer, row.photo_id, 'thumb'),
    createdAt: row.created_at,
    arrivedAt: row.arrived_at,
    shelvedAt: row.shelved_at,
    storage: row.state === 'shelved' ? storageOf(row, shelfRuleOf(row), viewer, viewer.now) : null,
  };
}

function volumeWeightOf(row: ListedParcel, viewer: Viewing): number | null {
  const { length_mm: lengthMm, width_mm: widthMm, height_mm: heightMm } = row;
  if (lengthMm === null || widthMm === null || heightMm === null) return null;
  const divisorCm3PerKg = viewer.shop.settings.volumeDivisorCm3PerKg;
  return volumeWeightG({ lengthMm, widthMm, heightMm }, { divisorCm3PerKg, sidesUpToCm: false });
}

/** The shelf's clock and cost at the instant `at`; null for a parcel that has no clock running. */
export function storageOf(
  row: ListedParcel,
  rule: StorageRule | null,
  viewer: Viewing,
  at: string,
): Storage | null {
  if (row.shelved_at === null || row.weight_g === null || rule === null) return null;
  const stored = {
    label: row.bill_code,
    since: row.shelved_at,
    stops: stopsOf(row.pauses, row.closed_days ?? [], viewer.shop.timeZone),
    weightG: row.weight_g,
    lengthMm: row.length_mm ?? 0,
    widthMm: row.width_mm ?? 0,
    heightMm: row.height_mm ?? 0,
  };
  return storage(stored, rule, at);
}

function shelfRuleOf({ free_storage_days, storage: terms }: ListedParcel): StorageRule | null {
  return free_storage_days === null || terms === null ? null : shelfRule(free_storage_days, terms);
}

type Step = Awaited<ReturnType<typeof stepsOf>>[number];
type ParcelStepName = ParcelEvent | 'forecast';

export function stepOf(step: Step) {
  return {
    event: step.event as ParcelStepName,
    state: step.to_state as ParcelState,
    at: step.at,
    by:
      step.staff_id !== null
        ? ('staff' as const)
        : step.member_id !== null
          ? ('member' as const)
          : ('system' as const),
    why: step.why,
    staffName: step.staff_name ?? '',
  };
}

export function pictureOf(photo: PhotoRow, viewer: Viewing) {
  return {
    id: photo.file_id,
    url: addressOf(viewer, photo.file_id, 'full'),
    thumb: addressOf(viewer, photo.file_id, 'thumb'),
    kind: photo.kind,
    at: photo.created_at,
  };
}

export function measurementOf(row: MeasurementRow) {
  return {
    weightG: row.weight_g,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    at: row.at,
    why: row.why,
    staffName: row.staff_name ?? '',
  };
}

interface Parts {
  readonly photos: readonly PhotoRow[];
  readonly steps: readonly Step[];
}

/** A parcel's page. The shelf's clock of a parcel in an order stands where the order was made. */
export function parcelDetailOf(row: ParcelRecord, parts: Parts, viewer: Viewing) {
  const requested = parts.steps.findLast((step) => step.event === 'request')?.at;
  const until = row.state === 'shelved' ? viewer.now : requested;
  // What is in an order is priced by the rule that the order keeps: its channel may have one of its own.
  const rule = (row.order_storage_rule as StorageRule | null) ?? shelfRuleOf(row);
  const kept = until === undefined || row.state === 'received' ? null : storageOf(row, rule, viewer, until);
  return {
    ...parcelRowOf(row, viewer),
    storage: kept,
    goodsLink: row.goods_link,
    purchaseVoucher:
      row.purchase_voucher_file_id === null
        ? null
        : fileUrl(viewer.secret, viewer.shop.id, row.purchase_voucher_file_id, 'full', viewer.now, 'paper'),
    pictures: parts.photos.map((photo) => pictureOf(photo, viewer)),
    timeline: parts.steps.map(stepOf),
    pauses: row.pauses.map(({ from, until, ...pause }) => ({
      ...pause,
      from: new Date(from).toISOString(),
      until: until === null ? null : new Date(until).toISOString(),
    })),
    fees: kept && kept.rentMinor > 0 ? [{ kind: 'storage' as const, amountMinor: kept.rentMinor }] : [],
    order:
      row.order_id !== null && row.order_number !== null && row.order_state !== null
        ? { id: row.order_id, number: row.order_number, state: row.order_state }
        : null,
  };
}

export function addressOf(viewer: Viewing, fileId: string, variant: 'full' | 'thumb'): string {
  return fileUrl(viewer.secret, viewer.shop.id, fileId, variant, viewer.now);
}
