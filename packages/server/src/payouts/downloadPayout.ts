import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { bankFile } from './bankFile.ts';
import { findBatch, payoutLines } from './payouts.store.ts';

export const downloadPayout: Handler<'downloadPayout'> = async (tx, _actor, { id }) => {
  const [batch, lines] = await Promise.all([findBatch(tx, id), payoutLines(tx, id)]);
  if (batch === undefined) return refuse('row.notFound');
  if (batch.state !== 'sent' && batch.state !== 'done') return refuse('payout.wrongState');
  const file = bankFile(batch.fileTerms, { ...batch, lines });
  return file.sha256 === batch.fileSha256 ? file : refuse('payout.fileDiffers');
};
