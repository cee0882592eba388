import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { guestPictureBytesMax, guestPicturesMax } from '@crossdock/domain/support/talks.ts';
import type { Tx } from '../platform/db.ts';
import { prepareImage, signedPicture, storeImage } from '../platform/fileRows.ts';
import { withPreparation } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { countTry, enforceRateLimit, type ThrottleLimit, triesInWindow } from '../platform/throttle.ts';
import { type Customer, customerOfCall, passLifetimeMs } from './chatPass.ts';
import { findTalk } from './store.ts';

const perMember: ThrottleLimit = { bucket: 'talkPicture', max: 60, windowSeconds: 3_600 };
/** Everybody behind one address is counted together. */
const perNetwork: ThrottleLimit = { bucket: 'guestPicture', max: 60, windowSeconds: 3_600 };
/** Limits a guest's pictures for as long as the pass of the upload is valid. */
const perGuest: ThrottleLimit = {
  ...{ bucket: 'guestTalkPicture', max: guestPicturesMax },
  windowSeconds: passLifetimeMs / 1_000,
};

const full = () => refuse('support.picturesFull', { max: guestPicturesMax });

const tooLarge = () => refuse('support.pictureTooLarge', { max: guestPictureBytesMax / 1024 / 1024 }, 'file');

export const uploadToTalk = withPreparation<'uploadToTalk'>()({
  look: (tx, actor) =>
    actor.kind === 'member'
      ? enforceRateLimit(tx, perMember, actor.memberId)
      : enforceRateLimit(tx, perNetwork, throttleKeyOfIp(actor.ip)),
  // The pass precedes the file, so the sender is known before any of the file is read.
  sender: async (tx, actor, input, services) => {
    const customer = await customerOfCall(tx, actor, input, services);
    if (isRefusal(customer)) return customer;
    if ((await findTalk(tx, customer.id))?.mutedAt) return refuse('support.muted');
    return roomFor(tx, customer);
  },
  prepare: async (noTransaction, actor, input, services) => {
    if (input.file.bytes.length > guestPictureBytesMax) {
      const customer = await noTransaction.transact((tx) => customerOfCall(tx, actor, input, services));
      if (isRefusal(customer)) return customer;
      if (customer.sessionId === null) return tooLarge();
    }
    const image = await prepareImage(noTransaction, services.files, input.file.bytes);
    return image ?? refuse('member.pictureInvalid', {}, 'file');
  },
  handle: async (tx, actor, input, services, image) => {
    const customer = await customerOfCall(tx, actor, input, services);
    if (isRefusal(customer)) return customer;
    const { id, sessionId } = customer;
    if (sessionId === null && (await countTry(tx, perGuest, id)).count > perGuest.max) return full();
    const owner = sessionId === null ? { memberId: null, guestId: id } : { memberId: id };
    await storeImage(tx, { ...owner, staffId: null }, 'talk', image);
    return signedPicture(services.config.APP_SECRET, tx.shopId, image.id, tx.now);
  },
});

/** A refusal if a guest has uploaded as many pictures as allowed. Members have no such limit. */
async function roomFor(tx: Tx, { id, sessionId }: Customer) {
  if (sessionId !== null) return undefined;
  return (await triesInWindow(tx, perGuest, id)) >= perGuest.max ? full() : undefined;
}
