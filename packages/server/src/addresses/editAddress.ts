import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import { editableAuditMachine } from '@crossdock/domain/payments/states.ts';
import { lockMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { addressFieldsOf, addressStateAfterSaving } from './addressFields.ts';
import { findAddress, markAddressAsDefault, updateAddress } from './store.ts';
import { addressViewOf } from './view.ts';

/** An approved address that is edited needs approval again, because its content has changed. */
export const editAddress: Handler<'editAddress'> = async (tx, actor, input) => {
  const { id, ...typed } = input;
  await lockMember(tx, actor.memberId);
  const before = await findAddress(tx, actor.memberId, id);
  if (!before) return refuse('row.notFound');
  const fields = await addressFieldsOf(tx, actor.memberId, typed, before);
  if (isRefusal(fields)) return fields;
  if (nextState(editableAuditMachine, before.state, 'edit', 'member') === undefined)
    return refuse('row.changed');
  const to = addressStateAfterSaving(fields, actor.shop.settings);
  await updateAddress(tx, actor, { id, memberId: actor.memberId, from: before.state, to }, fields);
  if (input.isDefault) await markAddressAsDefault(tx, actor.memberId, id);
  const after = await findAddress(tx, actor.memberId, id);
  return after ? addressViewOf(after, actor.lang) : refuse('row.notFound');
};
