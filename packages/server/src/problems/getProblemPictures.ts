import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findProblemOf } from './store.ts';
import { problemReader } from './view.ts';

export const getProblemPictures: Handler<'getProblemPictures'> = async (tx, actor, { id }, services) => {
  const row = await findProblemOf(tx, actor.memberId, id);
  if (row === undefined) return refuse('row.notFound');
  const { picture } = problemReader(actor, services, tx.now);
  return { id, pictures: row.fileIds.map(picture), proofs: row.proofFileIds.map(picture) };
};
