import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { supportCalls } from '@crossdock/contract/support/calls.ts';
import { guestPictureBytesMax, guestPicturesMax } from '@crossdock/domain/support/talks.ts';
import type { Tx } from '../platform/db.ts';
import { keepImage, prepareImage, signedPicture } from '../platform/fileRows.ts';
import { prepared } from '../platform/handler.ts';
import { networkOf } from '../platform/networks.ts';
import { type Limit, rateLimit, spent, tally } from '../platform/throttle.ts';
import { type Customer, passMs, speaking } from './pass.ts';

const perMember: Limit = { bucket: 'talkPicture', max: 60, windowSeconds: 3_600 };
/** Everybody behind one address is counted together. */
const perNetwork: Limit = { bucket: 'guestPicture', max: 60, windowSeconds: 3_600 };
/** For as long as the pass is good with which they are sent. */
const perGuest: Limit = {
  ...{ bucket: 'guestTalkPicture', max: guestPicturesMax },
  windowSeconds: passMs / 1_000,
};

const full = () => refuse('support.picturesFull', { max: guestPicturesMax });

export const uploadToTalk = prepared<(typeof supportCalls)['uploadToTalk']>()({
  look: (tx, actor) =>
    actor.kind === 'member'
      ? rateLimit(tx, perMember, actor.memberId)
      : rateLimit(tx, perNetwork, networkOf(actor.ip)),
  // The pass comes with the file: whose it is is known before anything is decoded.
  prepare: async (outside, actor, input, services) => {
    const refused = await outside.transact(async (tx) => {
      const customer = await speaking(tx, actor, input, services);
      return isRefusal(customer) ? customer : roomFor(tx, customer, input.file.bytes.length);
    });
    if (refused) return refused;
    const image = await prepareImage(outside, services.files, input.file.bytes);
    return image ?? refuse('member.pictureInvalid', {}, 'file');
  },
  handle: async (tx, actor, input, services, image) => {
    const customer = await speaking(tx, actor, input, services);
    if (isRefusal(customer)) return customer;
    const { id, sessionId } = customer;
    if (sessionId === null && (await tally(tx, perGuest, id)).count > perGuest.max) return full();
    const owner = sessionId === null ? { memberId: null, guestId: id } : { memberId: id };
    await keepImage(tx, { ...owner, staffId: null }, 'talk', image);
    return signedPicture(services.config.APP_SECRET, tx.shopId, image.id, tx.now);
  },
});

/** A guest has room for few and small ones. */
async function roomFor(tx: Tx, { id, sessionId }: Customer, bytes: number) {
  if (sessionId !== null) return undefined;
  if (bytes > guestPictureBytesMax)
    return refuse('support.pictureTooLarge', { max: guestPictureBytesMax / 1024 / 1024 }, 'file');
  return (await spent(tx, perGuest, id)) >= perGuest.max ? full() : undefined;
}
