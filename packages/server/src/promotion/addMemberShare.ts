import { refuse } from '@crossdock/contract/refusals.ts';
import { pendingSharesMax } from '@crossdock/domain/promotion/rules.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { lockMember } from './earnings.store.ts';
import { findSharingProof, insertSharingProof, pendingAndDuplicateProofs } from './shares.store.ts';
import { sharingProofOf } from './shareView.ts';

export const addMemberShare: Handler<'addMemberShare'> = async (tx, actor, input, services) => {
  const { memberId } = actor;
  if (!actor.shop.settings.promotion.active) return refuse('promotion.closed');
  // The member is locked before counting, so that several requests at once cannot exceed the limit.
  await lockMember(tx, memberId);
  const [waiting, areMine] = await Promise.all([
    pendingAndDuplicateProofs(tx, memberId, input.link),
    ownsFiles(tx, memberId, input.fileIds, 'share'),
  ]);
  if (!areMine) return refuse('share.pictureUnknown', {}, 'fileIds');
  if (waiting.known) return refuse('share.linkKnown', {}, 'link');
  if (waiting.pending >= pendingSharesMax) return refuse('share.tooMany', { max: pendingSharesMax });
  const id = newId();
  await insertSharingProof(tx, actor, {
    id,
    memberId,
    platform: input.platform,
    link: input.link,
    note: input.note,
    fileIds: input.fileIds,
  });
  const row = await findSharingProof(tx, id);
  if (row === undefined) return refuse('row.notFound');
  return sharingProofOf(row, actor.lang, services.config.APP_SECRET, tx.now);
};
