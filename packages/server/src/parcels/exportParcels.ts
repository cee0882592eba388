import { listedTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import type { StaffParcelRow } from '@crossdock/contract/parcels/desk.ts';
import { parcelListFacts } from '@crossdock/contract/parcels/listFacts.ts';
import { consoleWords, words } from '@crossdock/contract/parcels/words.ts';
import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { isOneOf, keysOf, pick } from '@crossdock/domain/records.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { type ListSheet, readSheetPart, writeSheetPart } from '../platform/listSheet.ts';
import { queryAllParcels } from './queryAllParcels.ts';

const sheet: ListSheet<keyof typeof parcelListFacts, StaffParcelRow> = {
  name: 'parcels',
  facts: parcelListFacts,
  words: { ...words, ...consoleWords },
  valuesOf: (row) => ({
    number: row.courierNumber,
    courier: isOneOf(couriers, row.courier) ? row.courier : 'unknown',
    state: row.state,
    member: row.member ? [row.member.name, row.member.alias].filter(Boolean).join(' ') : row.labelHint,
    goods: row.goodsName,
    weight: row.weightG,
    place: [row.shelfCode, row.warehouseName].filter(Boolean).join(' '),
    waiting: row.shelvedAt ?? row.arrivedAt ?? row.createdAt,
    arrived: row.arrivedAt,
    created: row.createdAt,
    ...pick(row, keysOf(listedTextFields)),
  }),
};

export const exportParcels = withSlowAnswer<'exportParcels'>()({
  handle: (tx, actor, { columns, format, after, ...filters }, services) =>
    readSheetPart(tx, actor, sheet, { columns, format, after }, (at) =>
      queryAllParcels(tx, actor, { ...filters, ...at }, services),
    ),
  write: writeSheetPart,
});
