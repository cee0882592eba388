import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { sendCodeTo, spendSending } from './codes.ts';
import { placeOf } from './destination.ts';

/** To the contact that the member has, never to one that is only being given. */
export const sendProof: Handler<'sendProof'> = async (tx, actor, input, services) => {
  const member = await findMember(tx, actor.memberId);
  if (!member) return refuse('row.notFound');
  const wait = await spendSending(tx, actor, {
    key: 'prove',
    name: proofSubject(actor.memberId),
    whose: actor.memberId,
  });
  if (wait) return wait;
  await sendCodeTo(
    tx,
    actor,
    services,
    'prove',
    placeOf(member, input.channel),
    proofSubject(actor.memberId),
  );
  return { done: true, waitSeconds: actor.shop.settings.resendSeconds };
};

export function proofSubject(memberId: string): string {
  return `prove ${memberId}`;
}
