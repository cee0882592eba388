import { refuse } from '@crossdock/contract/refusals.ts';
import { markFileUnused, prepareImage, storeImage } from '../platform/fileRows.ts';
import { withPreparation } from '../platform/handler.ts';
import { saveShopPicture } from './settings.store.ts';
import { shopCardUrl } from './shopCardUrl.ts';

export const uploadShopCard = withPreparation<'uploadShopCard'>()({
  prepare: async (noTransaction, _actor, input, services) =>
    (await prepareImage(noTransaction, services.files, input.file.bytes)) ??
    refuse('shop.iconNotPicture', {}, 'file'),
  handle: async (tx, { shop, staffId }, _input, _services, image) => {
    await storeImage(tx, { memberId: null, staffId }, 'shopCard', image);
    const before = await saveShopPicture(tx, 'cardFileId', image.id);
    if (before !== null) await markFileUnused(tx, before);
    return { card: shopCardUrl({ ...shop, cardFileId: image.id }, shop.defaultLang) };
  },
});
