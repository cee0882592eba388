import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { enforceSendLimits, sendCodeTo } from './codes.ts';
import { memberDestination } from './destination.ts';

/** Sends a code to the member's current contact, never to one that is just being entered. */
export const sendProof: Handler<'sendProof'> = async (tx, actor, input, services) => {
  const member = await findMember(tx, actor.memberId);
  if (!member) return refuse('row.notFound');
  if (input.channel === 'email' && member.email === '') return refuse('member.emailNeeded');
  const wait = await enforceSendLimits(tx, actor, {
    key: 'prove',
    name: proofCodeSubject(actor.memberId),
    whose: actor.memberId,
  });
  if (wait) return wait;
  await sendCodeTo(
    tx,
    actor,
    services,
    'prove',
    memberDestination(member, input.channel),
    proofCodeSubject(actor.memberId),
  );
  return { done: true, waitSeconds: actor.shop.settings.resendSeconds };
};

export function proofCodeSubject(memberId: string): string {
  return `prove ${memberId}`;
}
