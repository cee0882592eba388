import { refuse } from '@crossdock/contract/refusals.ts';
import { readThaiSlip, thaiBankName } from '@crossdock/domain/payments/thaiSlip.ts';
import { fileKindByPurpose, prepareImage, signedPicture, storeImage } from '../platform/fileRows.ts';
import { withPreparation } from '../platform/handler.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';

const perMember: ThrottleLimit = { bucket: 'upload', max: 300, windowSeconds: 3_600 };

export const upload = withPreparation<'upload'>()({
  look: (tx, actor) => enforceRateLimit(tx, perMember, actor.memberId),
  prepare: async (noTransaction, _actor, input, services) =>
    (await prepareImage(noTransaction, services.files, input.file.bytes, {
      readsQr: input.type === 'voucher',
    })) ?? refuse('member.pictureInvalid', {}, 'file'),
  handle: async (tx, actor, input, services, image) => {
    const slip = readThaiSlip(image.qr ?? '');
    const owner = { memberId: actor.memberId, staffId: actor.actingStaffId };
    // A QR code that is no Thai payment slip is of no use here, so it is not stored.
    await storeImage(tx, owner, input.type, { ...image, qr: slip ? image.qr : null });
    const { APP_SECRET } = services.config;
    return {
      ...signedPicture(APP_SECRET, tx.shopId, image.id, tx.now, fileKindByPurpose(input.type)),
      slip: slip ? { bankName: thaiBankName(slip.bankCode), reference: slip.reference } : null,
    };
  },
});
