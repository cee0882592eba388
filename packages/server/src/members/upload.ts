import type { memberCalls } from '@crossdock/contract/members.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { fileUrl, storeImage } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { type Limit, spend } from '../platform/throttle.ts';

const perMember: Limit = { bucket: 'upload', max: 300, windowSeconds: 3_600 };

export const upload: Handler<(typeof memberCalls)['upload']> = async (tx, actor, input, services) => {
  const wait = await spend(tx, perMember, actor.memberId);
  if (wait) return wait;
  const owner = { memberId: actor.memberId, staffId: actor.actingStaffId };
  const stored = await storeImage(tx, services.files, owner, input.type, input.file.bytes);
  if (!stored) return refuse('member.pictureInvalid', {}, 'file');
  const address = (variant: 'full' | 'thumb') =>
    fileUrl(services.config.APP_SECRET, tx.shopId, stored.id, variant, tx.now);
  return { fileId: stored.id, url: address('full'), thumb: address('thumb') };
};
