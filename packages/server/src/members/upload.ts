import { refuse } from '@crossdock/contract/refusals.ts';
import { keepImage, kindOf, prepareImage, signedPicture } from '../platform/fileRows.ts';
import { prepared } from '../platform/handler.ts';
import { type Limit, rateLimit } from '../platform/throttle.ts';

const perMember: Limit = { bucket: 'upload', max: 300, windowSeconds: 3_600 };

export const upload = prepared<'upload'>()({
  look: (tx, actor) => rateLimit(tx, perMember, actor.memberId),
  prepare: async (noTransaction, _actor, input, services) =>
    (await prepareImage(noTransaction, services.files, input.file.bytes)) ??
    refuse('member.pictureInvalid', {}, 'file'),
  handle: async (tx, actor, input, services, image) => {
    await keepImage(tx, { memberId: actor.memberId, staffId: actor.actingStaffId }, input.type, image);
    return signedPicture(services.config.APP_SECRET, tx.shopId, image.id, tx.now, kindOf(input.type));
  },
});
