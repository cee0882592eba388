import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { memberExists } from '../wallet/records.store.ts';
import { listPointsEntries } from './records.store.ts';
import { staffPointsEntryOf } from './view.ts';

export const listPointsRecords: Handler<'listPointsRecords'> = async (
  tx,
  actor,
  { fromDay, toDay, ...input },
) => {
  if (input.memberId && !(await memberExists(tx, input.memberId))) return refuse('row.notFound');
  const page = await listPointsEntries(tx, {
    ...input,
    made: requestedPeriod({ fromDay, toDay }, actor.shop),
  });
  return { ...page, list: page.list.map(staffPointsEntryOf) };
};
