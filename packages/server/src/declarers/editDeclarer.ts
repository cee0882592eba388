import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import { editableAuditMachine } from '@crossdock/domain/payments/states.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { dutyFreeLimitByCountry } from '../duties/dutyTablesInForce.ts';
import { lockMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { declarerViewContext } from './declarerViewContext.ts';
import { declarerFieldsOf } from './fields.ts';
import { recordDeclarerWait } from './reviewWaits.store.ts';
import {
  type DeclarerFields,
  type DeclarerRow,
  findDeclarer,
  isIdNumberUsed,
  markDeclarerAsDefault,
  updateDeclarer,
} from './store.ts';
import { declarerViewOf } from './view.ts';

/** Editing an approved declarer requires a new approval, unless no checked field changed. */
export const editDeclarer: Handler<'editDeclarer'> = async (tx, actor, input, services) => {
  const { memberId } = actor;
  const { id, ...typed } = input;
  await lockMember(tx, memberId);
  const before = await findDeclarer(tx, memberId, id);
  if (!before) return refuse('row.notFound');
  const fields = await declarerFieldsOf(tx, memberId, typed);
  if (isRefusal(fields)) return fields;
  if (await isIdNumberUsed(tx, memberId, fields, id)) return refuse('declarer.duplicate', {}, 'idNumber');
  if (nextState(editableAuditMachine, before.state, 'edit', 'member') === undefined)
    return refuse('row.changed');
  const to = actor.shop.settings.declarerAudit ? 'pending' : 'approved';
  if (before.state !== 'approved' || !isSame(before, fields)) {
    await updateDeclarer(tx, actor, { id, memberId, from: before.state, to }, fields);
    await recordDeclarerWait(tx, actor, memberId);
  }
  if (input.isDefault && !before.isDefault) await markDeclarerAsDefault(tx, memberId, id);
  const after = await findDeclarer(tx, memberId, id);
  if (!after) return refuse('row.notFound');
  return declarerViewOf(
    after,
    await declarerViewContext(tx, actor, services, [after], await dutyFreeLimitByCountry(tx, actor.shop)),
  );
};

function isSame(row: DeclarerRow, fields: DeclarerFields): boolean {
  return keysOf(fields).every((name) => row[name] === fields[name]);
}
