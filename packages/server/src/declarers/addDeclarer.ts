import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { maxDeclarers } from '@crossdock/domain/declarers/rules.ts';
import { dutyFreeLimitByCountry } from '../duties/dutyTablesInForce.ts';
import { lockMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { declarerViewContext } from './declarerViewContext.ts';
import { declarerFieldsOf } from './fields.ts';
import { recordDeclarerWait } from './reviewWaits.store.ts';
import {
  countDeclarers,
  findDeclarer,
  insertDeclarer,
  isIdNumberUsed,
  markDeclarerAsDefault,
} from './store.ts';
import { declarerViewOf } from './view.ts';

/**
 * New declarers need approval, unless the shop works without approvals. A member's first declarer becomes the default.
 */
export const addDeclarer: Handler<'addDeclarer'> = async (tx, actor, input, services) => {
  const { memberId } = actor;
  const fields = await declarerFieldsOf(tx, memberId, input);
  if (isRefusal(fields)) return fields;
  await lockMember(tx, memberId);
  const [known, duplicate] = await Promise.all([
    countDeclarers(tx, memberId),
    isIdNumberUsed(tx, memberId, fields),
  ]);
  if (known >= maxDeclarers) return refuse('declarer.tooMany', { max: maxDeclarers });
  if (duplicate) return refuse('declarer.duplicate', {}, 'idNumber');
  const id = newId();
  const state = actor.shop.settings.declarerAudit ? 'pending' : 'approved';
  await insertDeclarer(tx, actor, { ...fields, id, memberId, state });
  await recordDeclarerWait(tx, actor, memberId);
  if (known === 0 || input.isDefault) await markDeclarerAsDefault(tx, memberId, id);
  const declarer = await findDeclarer(tx, memberId, id);
  if (!declarer) return refuse('row.notFound');
  return declarerViewOf(
    declarer,
    await declarerViewContext(tx, actor, services, [declarer], await dutyFreeLimitByCountry(tx, actor.shop)),
  );
};
