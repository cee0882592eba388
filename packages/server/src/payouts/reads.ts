import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { bankFile } from './bankFile.ts';
import { findBatch, listBatches, payoutLines } from './payouts.store.ts';
import { batchOf, payoutLineView } from './view.ts';

export const downloadPayout: Handler<'downloadPayout'> = async (tx, _actor, { id }) => {
  const [batch, lines] = await Promise.all([findBatch(tx, id), payoutLines(tx, id)]);
  if (batch === undefined) return refuse('row.notFound');
  if (batch.state !== 'sent' && batch.state !== 'done') return refuse('payout.wrongState');
  const file = bankFile(batch.fileTerms, { ...batch, lines });
  return file.sha256 === batch.fileSha256 ? file : refuse('payout.fileDiffers');
};

export const getPayout: Handler<'getPayout'> = async (tx, actor, { id }) => {
  const [batch, lines] = await Promise.all([findBatch(tx, id), payoutLines(tx, id)]);
  if (batch === undefined) return refuse('row.notFound');
  const { fileName, fileSha256 } = batch;
  return { ...batchOf(batch, actor), fileName, fileSha256, lines: lines.map(payoutLineView) };
};

export const getPayoutSettings: Handler<'getPayoutSettings'> = async (tx) => {
  const { maps, ...payer } = (await currentSettings(tx)).payouts;
  return { ...payer, maps: maps.map((map) => ({ ...map, columns: [...map.columns] })) };
};

export const listPayouts: Handler<'listPayouts'> = async (tx, actor, input) => {
  const built = requestedPeriod(input, actor.shop);
  const page = await listBatches(tx, { ...input, built });
  return { ...page, list: page.list.map((row) => batchOf(row, actor)) };
};
