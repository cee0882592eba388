import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findBatch, payoutLines } from './payouts.store.ts';
import { batchOf, lineOf } from './view.ts';

export const getPayout: Handler<'getPayout'> = async (tx, actor, { id }) => {
  const [batch, lines] = await Promise.all([findBatch(tx, id), payoutLines(tx, id)]);
  if (batch === undefined) return refuse('row.notFound');
  const { fileName, fileSha256 } = batch;
  return { ...batchOf(batch, actor), fileName, fileSha256, lines: lines.map(lineOf) };
};
