import { refuse } from '@crossdock/contract/refusals.ts';
import { memberSteps } from '@crossdock/domain/members/history.ts';
import { memberCounters } from '../platform/counters.ts';
import type { Handler } from '../platform/handler.ts';
import { bounceOf } from '../platform/mailBounces.store.ts';
import { stepsOf } from '../platform/transitions.ts';
import { balanceOf } from '../wallet/store.ts';
import { bindingsOf } from './messengerBindings.store.ts';
import { countSessions } from './staffMembers.store.ts';
import { findMember, memberRelations } from './store.ts';
import { memberDetailOf } from './view.ts';

export const getMember: Handler<'getMember'> = async (tx, _actor, input, services) => {
  const member = await findMember(tx, input.memberId);
  if (!member) return refuse('row.notFound');
  const [relations, balance, counted, sessions, steps, bindings, bounce] = await Promise.all([
    memberRelations(tx, member.id),
    balanceOf(tx, member.id),
    memberCounters(tx, member.id),
    countSessions(tx, member.id),
    stepsOf(tx, member.id, memberSteps),
    bindingsOf(tx, member.id),
    bounceOf(tx, member.email),
  ]);
  const around = { relations, balance, counts: counted, sessions, steps, bindings, bounce };
  return memberDetailOf(member, around, services.config.APP_SECRET, tx.now);
};
