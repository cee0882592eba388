import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { notifyOwnExportRequested } from './notifyExport.ts';
import { requestExport } from './request.ts';

export const startMyExport: Handler<'startMyExport'> = async (tx, actor, _input, services) => {
  const member = await findMember(tx, actor.memberId);
  if (member?.email === '') return refuse('member.emailNeeded');
  const made = await requestExport(tx, services, { memberId: actor.memberId, requestedBy: null });
  if (isRefusal(made)) return made;
  await notifyOwnExportRequested(tx, actor.shop, actor.memberId);
  return made;
};
