import type { PrintedLabel } from '@crossdock/contract/labels/desk.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { packageNumber } from '@crossdock/domain/orders/packages.ts';
import { maskedName } from '@crossdock/domain/promotion/rules.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import type {
  contentsOnLabels,
  membersOnLabels,
  ordersOnLabels,
  packagesOfLabeledOrders,
  parcelsOnLabels,
  pickListsOnLabels,
  shelvesOnLabels,
  totesOnLabels,
} from './store.ts';

type Row<Read extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>[number];

/**
 * A label before its copies are counted. `of` is the id of the row that the label was requested for, for example the
 * order of a box.
 */
export interface Label extends PrintedLabel {
  readonly of: string;
}

function labelOf(id: string, code: string, says: Partial<Label>): Label {
  const none = {
    alias: '',
    shelf: '',
    tail: '',
    day: '',
    warehouse: '',
    channel: '',
    country: '',
    consignee: '',
  };
  return {
    of: id,
    id,
    code,
    copy: 1,
    ...none,
    weightG: 0,
    part: 0,
    parts: 0,
    parcels: 0,
    contents: [],
    ...says,
  };
}

const tailLength = 6;

export const parcelLabelOf = (row: Row<typeof parcelsOnLabels>, timeZone: string): Label =>
  labelOf(row.id, row.courierNumber, {
    alias: row.randomName ?? '',
    shelf: row.shelfCode,
    tail: row.courierNumber.slice(-tailLength),
    day: row.arrivedAt === null ? '' : wallClockAt(row.arrivedAt, timeZone).slice(0, 10),
    warehouse: row.warehouse ?? '',
  });

export const shelfLabelOf = ({ id, code, warehouse }: Row<typeof shelvesOnLabels>): Label =>
  labelOf(id, code, { shelf: code, warehouse });

/** The label of a tote. `part` is the tote's position, by which people call it. */
export const toteLabelOf = ({ id, number, position, warehouse }: Row<typeof totesOnLabels>): Label =>
  labelOf(id, number, { part: position, warehouse });

export const memberLabelOf = ({ id, randomName }: Row<typeof membersOnLabels>): Label =>
  labelOf(id, randomName, { alias: randomName });

export const orderLabelOf = (row: Row<typeof ordersOnLabels>, lang: Lang): Label =>
  labelOf(row.id, row.number, {
    alias: row.randomName,
    channel: row[lang],
    country: row.country,
    parcels: row.parcelCount,
  });

/** The label of a pick list. `parts` is its number of orders. */
export const pickListLabelOf = (row: Row<typeof pickListsOnLabels>, timeZone: string): Label =>
  labelOf(row.id, row.number, {
    day: wallClockAt(row.createdAt, timeZone).slice(0, 10),
    parts: row.orderIds.length,
    parcels: Number(row.parcels),
  });

export const boxLabelOf = (
  row: Row<typeof packagesOfLabeledOrders>,
  parts: number,
  contents: readonly Row<typeof contentsOnLabels>[],
  lang: Lang,
): Label => ({
  ...orderLabelOf(row, lang),
  id: row.packageId,
  code: packageNumber(row.number, row.position),
  consignee: maskedName(row.consignee),
  weightG: row.weightG,
  part: row.position,
  parts,
  contents: contents
    .filter(({ packageId }) => packageId === row.packageId)
    .map(({ courierNumber, pieces }) => ({ tail: courierNumber.slice(-tailLength), pieces })),
});
