import type { StaffDispute } from '@crossdock/contract/disputes/desk.ts';
import type { DisputedMeasurement, DisputeRow } from '@crossdock/contract/disputes/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { packageMeasurements } from '../orders/measurements.store.ts';
import { parcelMeasurements } from '../parcels/detail.store.ts';
import type { Tx } from '../platform/db.ts';
import { signedPicture } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { ShopId } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { DisputeRecord, StaffDisputeRecord } from './store.ts';

export interface DisputeViewContext {
  readonly lang: Lang;
  picture(fileId: string): { readonly thumb: string; readonly full: string };
}

interface Looking {
  readonly shop: { readonly id: ShopId };
  readonly lang: Lang;
}

export function disputeViewContext(
  { shop, lang }: Looking,
  { config }: Services,
  now: string,
): DisputeViewContext {
  return {
    lang,
    picture: (fileId) => {
      const { url, thumb } = signedPicture(config.APP_SECRET, shop.id, fileId, now);
      return { thumb, full: url };
    },
  };
}

export type MeasurementRow = Omit<Awaited<ReturnType<typeof packageMeasurements>>[number], 'ofId'>;

export function measurementView(row: MeasurementRow, { picture }: DisputeViewContext): DisputedMeasurement {
  const { weightG, lengthMm, widthMm, heightMm, at, scale, why } = row;
  return {
    ...{ weightG, lengthMm, widthMm, heightMm, at, scale, why },
    by: row.staffName ?? '',
    picture: row.fileId === null ? null : picture(row.fileId),
  };
}

/** The disputed measurements, by id. */
export async function disputedMeasurements(
  tx: Tx,
  disputes: readonly DisputeRecord[],
): Promise<Map<string, MeasurementRow>> {
  const idsOf = (some: readonly DisputeRecord[]) =>
    some.flatMap(({ firstId, secondId }) => [firstId, ...(secondId === null ? [] : [secondId])]);
  const [parcels, packages] = await Promise.all([
    parcelMeasurements(tx, idsOf(disputes.filter(({ parcelId }) => parcelId !== null))),
    packageMeasurements(tx, idsOf(disputes.filter(({ parcelId }) => parcelId === null))),
  ]);
  return new Map([...parcels, ...packages].map((row) => [row.id, row]));
}

export function disputeOf(
  row: DisputeRecord,
  taken: ReadonlyMap<string, MeasurementRow>,
  reader: DisputeViewContext,
): DisputeRow {
  const first = taken.get(row.firstId);
  if (first === undefined)
    throw new Error(`dispute ${row.id} has lost its measurement, which nobody deletes`);
  const second = row.secondId === null ? undefined : taken.get(row.secondId);
  const { id, state, position, reason, loweredMinor, returnedMinor } = row;
  return {
    ...{ id, state, position, reason, loweredMinor, returnedMinor },
    of: row.parcelId === null ? 'package' : 'parcel',
    subject: {
      id: row.parcelId ?? row.orderId ?? '',
      number: row.courierNumber ?? row.orderNumber ?? '',
    },
    note: reasonText(row.note, reader.lang),
    pictures: row.fileIds.map(reader.picture),
    openedAt: row.createdAt,
    endedAt: row.endedAt,
    first: measurementView(first, reader),
    second: second === undefined ? null : measurementView(second, reader),
  };
}

export function staffDisputeOf(
  row: StaffDisputeRecord,
  taken: ReadonlyMap<string, MeasurementRow>,
  reader: DisputeViewContext,
  staffId: string,
): Omit<StaffDispute, 'secondAwaited'> {
  return {
    ...disputeOf(row, taken, reader),
    member: { id: row.memberId, name: row.memberName, account: row.memberAccount },
    shelfCode: row.shelfCode ?? '',
    warehouseName: row.warehouseName ?? '',
    isMine: taken.get(row.firstId)?.staffId === staffId,
  };
}

/** The subject's name in a message: the parcel's number, or the order's number with the package's position. */
export function disputeSubjectName({ courierNumber, orderNumber, position }: DisputeRecord): string {
  return courierNumber ?? `${orderNumber ?? ''} (${position ?? 1})`;
}
