import { isRecord } from '@crossdock/domain/records.ts';
import type { Handler } from '../platform/handler.ts';
import { reasonText } from '../platform/reasons.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { listApprovalRequestRows } from './adjustments.store.ts';
import { monthlyCostOfChange } from './monthlyCostOfChange.ts';

export const listAdjustments: Handler<'listAdjustments'> = async (tx, actor, input) => {
  const page = await listApprovalRequestRows(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const months = await Promise.all(
    page.list.map(({ state, asked }) => (state === 'pending' ? monthlyCostOfChange(tx, asked) : null)),
  );
  return {
    ...page,
    list: page.list.map((row, at) => ({
      ...row,
      memberAccount: row.account,
      amountMinor: typeof row.asked.amountMinor === 'number' ? row.asked.amountMinor : row.worthMinor,
      asked: askedCallOf(row.asked),
      monthMinor: months[at] ?? null,
      rejectReason: reasonText(row.rejectReason, actor.lang),
      requestedBy: row.askerName,
      mine: row.requestedBy === actor.staffId,
      auditedBy: row.auditorName,
    })),
  };
};

/** The values that the waiting call would set. */
function askedCallOf({ call, input }: Readonly<Record<string, unknown>>) {
  if (typeof call !== 'string' || !isRecord(input)) return null;
  const plain = Object.entries(input).filter(([, value]) => value !== null && typeof value !== 'object');
  return { call, values: plain.map(([name, value]) => ({ name, value: String(value) })) };
}
