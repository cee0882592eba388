import { earliestClaimableSigning } from '@crossdock/domain/aftersales/deadline.ts';
import { packageNumber } from '@crossdock/domain/orders/packages.ts';
import { overdueCutoff } from '@crossdock/domain/parcels/problems.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { countExceptions, type ExceptionRecord, searchExceptions } from './exceptions.store.ts';

export const listExceptions: Handler<'listExceptions'> = async (tx, actor, input) => {
  const { staffId } = actor;
  const { settings } = actor.shop;
  const before = overdueCutoff(tx.now, settings.problems);
  const bounds = {
    ...{ staffId, overdueBefore: before },
    claimsFrom: earliestClaimableSigning(tx.now, settings.afterSales.days),
  };
  const asked = { ...input, began: requestedPeriod(input, actor.shop) };
  const promiseMs = Date.parse(tx.now) - Date.parse(before);
  const [page, counts] = await Promise.all([
    searchExceptions(tx, asked, bounds),
    countExceptions(tx, asked, bounds),
  ]);
  const rowOf = ({ since, staffId: takenBy, ...row }: ExceptionRecord) => ({
    id: row.id,
    kind: row.kind,
    type: row.type,
    waitsFor: row.waitsFor,
    since,
    promisedAt: new Date(Date.parse(since) + promiseMs).toISOString(),
    overdue: Date.parse(since) < Date.parse(before),
    takenBy: takenBy === null ? null : { name: row.staffName ?? '', mine: takenBy === staffId },
    member:
      row.memberId === null
        ? null
        : { id: row.memberId, name: row.memberName ?? '', account: row.memberAccount ?? '' },
    parcel: row.parcelId === null ? null : { id: row.parcelId, courierNumber: row.courierNumber ?? '' },
    order: row.orderId === null ? null : { id: row.orderId, number: row.orderNumber ?? '' },
    package:
      row.packageId === null
        ? null
        : { id: row.packageId, number: packageNumber(row.orderNumber ?? '', row.packagePosition ?? 0) },
    note: row.note,
    amountMinor: row.amountMinor,
  });
  return { ...page, ...counts, list: page.list.map(rowOf) };
};
