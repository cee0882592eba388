import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { lockMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { addressFieldsOf, addressStateAfterSaving } from './addressFields.ts';
import { countAddresses, findAddress, insertAddress, markAddressAsDefault } from './store.ts';
import { addressViewOf } from './view.ts';

const most = 50;

/**
 * New addresses need approval, unless the shop works without approvals. A member's first address becomes the default.
 */
export const addAddress: Handler<'addAddress'> = async (tx, actor, input) => {
  const fields = await addressFieldsOf(tx, actor.memberId, input);
  if (isRefusal(fields)) return fields;
  await lockMember(tx, actor.memberId);
  const known = await countAddresses(tx, actor.memberId);
  if (known >= most) return refuse('address.tooMany', { max: most });
  const id = newId();
  const state = addressStateAfterSaving(fields, actor.shop.settings);
  await insertAddress(tx, actor, { ...fields, id, memberId: actor.memberId, state, isDefault: false });
  if (known === 0 || input.isDefault) await markAddressAsDefault(tx, actor.memberId, id);
  const address = await findAddress(tx, actor.memberId, id);
  return address ? addressViewOf(address, actor.lang) : refuse('row.notFound');
};
