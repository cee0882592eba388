import type { StaffPickTask } from '@crossdock/contract/pickups/desk.ts';
import type { PickTask, PickupArea, StaffPickupArea } from '@crossdock/contract/pickups/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { allowedEvents } from '@crossdock/domain/machine.ts';
import { pickupMachine } from '@crossdock/domain/pickups/states.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import type { AreaRow } from './areas.store.ts';
import type { StaffPickupRow } from './desk.store.ts';
import type { PickupRow } from './store.ts';

export interface PickupViewContext {
  readonly lang: Lang;
  picture(fileId: string): { thumb: string; full: string };
}

export function pickupViewContext(
  { lang, shop }: { readonly lang: Lang; readonly shop: Shop },
  { config }: Services,
  now: string,
): PickupViewContext {
  const url = (fileId: string, variant: 'thumb' | 'full') =>
    fileUrl(config.APP_SECRET, shop.id, fileId, variant, now);
  return { lang, picture: (fileId) => ({ thumb: url(fileId, 'thumb'), full: url(fileId, 'full') }) };
}

function factsOf(row: PickupRow, { lang, picture }: PickupViewContext) {
  return {
    ...row,
    areaName: row[lang],
    parcels: row.parcels.map(({ fileIds, ...parcel }) => ({ ...parcel, pictures: fileIds.map(picture) })),
  };
}

export function pickTaskOf(row: PickupRow, reader: PickupViewContext): PickTask {
  return {
    ...factsOf(row, reader),
    mayCancel: allowedEvents(pickupMachine, row.state, 'member').includes('cancel'),
    unseen: row.state === 'failed' && row.seenAt === null,
  };
}

export function staffPickTaskOf(row: StaffPickupRow, reader: PickupViewContext): StaffPickTask {
  const { memberName, memberAccount, warehouseName, driverId, memberId } = row;
  return { ...factsOf(row, reader), memberId, memberName, memberAccount, warehouseName, driverId };
}

export function areaOf(row: AreaRow, lang: Lang): PickupArea {
  return {
    ...row,
    name: row[lang],
    names: [...new Set([row.zh, row.tw, row.en])],
    warehouseName: warehouseNameIn(lang, { name: row.warehouseName, names: row.warehouseNames }),
  };
}

export function staffAreaOf({ places, ...row }: AreaRow): StaffPickupArea {
  return { ...row, places: places.join('、') };
}
