import type { Handler } from '../platform/handler.ts';
import { balanceOf } from '../wallet/store.ts';
import { catalogue } from './catalogue.store.ts';
import { offeredServiceOf, taskReader } from './view.ts';

export const listOfferedServices: Handler<'listOfferedServices'> = async (tx, actor, _input, services) => {
  const [rows, { balanceMinor }] = await Promise.all([catalogue(tx), balanceOf(tx, actor.memberId)]);
  const reader = taskReader(actor, services, tx.now);
  return {
    list: rows.map((row) => offeredServiceOf(row, reader)),
    freePhotos: actor.shop.settings.freePhotos,
    balanceMinor,
  };
};
