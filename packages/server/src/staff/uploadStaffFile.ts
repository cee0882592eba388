import { refuse } from '@crossdock/contract/refusals.ts';
import { fileKindByPurpose, prepareImage, signedPicture, storeImage } from '../platform/fileRows.ts';
import { withPreparation } from '../platform/handler.ts';

export const uploadStaffFile = withPreparation<'uploadStaffFile'>()({
  prepare: async (noTransaction, _actor, input, services) =>
    (await prepareImage(noTransaction, services.files, input.file.bytes)) ??
    refuse('staff.picture', {}, 'file'),
  handle: async (tx, actor, input, services, image) => {
    await storeImage(tx, { memberId: null, staffId: actor.staffId }, input.purpose, image);
    const { APP_SECRET } = services.config;
    const kind = fileKindByPurpose(input.purpose);
    const { fileId, url, thumb } = signedPicture(APP_SECRET, tx.shopId, image.id, tx.now, kind);
    return { fileId, full: url, thumb };
  },
});
