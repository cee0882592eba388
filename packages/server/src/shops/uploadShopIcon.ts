import { refuse } from '@crossdock/contract/refusals.ts';
import type { shopDeskCalls } from '@crossdock/contract/shopDesk.ts';
import { fileUrl, storeImage } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { saveIcon } from './settings.store.ts';

export const uploadShopIcon: Handler<(typeof shopDeskCalls)['uploadShopIcon']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const owner = { memberId: null, staffId: actor.staffId };
  const stored = await storeImage(tx, services.files, owner, 'shopIcon', input.file.bytes);
  if (stored === undefined) return refuse('shop.iconNotPicture', {}, 'file');
  await saveIcon(tx, stored.id);
  return { icon: fileUrl(services.config.APP_SECRET, tx.shopId, stored.id, 'thumb', tx.now) };
};
