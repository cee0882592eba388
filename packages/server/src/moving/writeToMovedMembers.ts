import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { letterJob } from './letterJob.ts';
import { letterCounts, requestLetters } from './letters.store.ts';
import { letterChannelsOf, letterSummary } from './letterView.ts';

/** Writes to each imported member once. Members who are imported later can be written to later. */
export const writeToMovedMembers: Handler<'writeToMovedMembers'> = async (
  tx,
  actor,
  { count },
  { config, jobs },
) => {
  const { toWrite, byMail, bySms } = await letterCounts(tx, await letterChannelsOf(tx, actor.shop, config));
  if (toWrite !== count) return refuse('moving.lettersChanged', { n: toWrite }, 'count');
  if (byMail + bySms === 0) return refuse('moving.noWay');
  await requestLetters(tx, actor.staffId);
  jobs.enqueue(tx, letterJob);
  return letterSummary(tx, actor.shop, actor.origin, config);
};
