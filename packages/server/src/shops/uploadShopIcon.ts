import { refuse } from '@crossdock/contract/refusals.ts';
import { fileUrl, markFileUnused, prepareImage, storeImage } from '../platform/fileRows.ts';
import { withPreparation } from '../platform/handler.ts';
import { saveShopPicture } from './settings.store.ts';

export const uploadShopIcon = withPreparation<'uploadShopIcon'>()({
  prepare: async (noTransaction, _actor, input, services) =>
    (await prepareImage(noTransaction, services.files, input.file.bytes)) ??
    refuse('shop.iconNotPicture', {}, 'file'),
  handle: async (tx, actor, _input, services, image) => {
    await storeImage(tx, { memberId: null, staffId: actor.staffId }, 'shopIcon', image);
    const before = await saveShopPicture(tx, 'iconFileId', image.id);
    if (before !== null) await markFileUnused(tx, before);
    return { icon: fileUrl(services.config.APP_SECRET, tx.shopId, image.id, 'thumb', tx.now) };
  },
});
