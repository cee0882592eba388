import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { rememberDevice } from '../platform/knownDevices.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { consumeQrLogin, findQrLogin } from './qrLogins.store.ts';

export const getQrLoginStatus: Handler<'getQrLoginStatus'> = async (tx, actor, input) => {
  const login = await findQrLogin(tx, input.id, input.browserKey);
  if (!login || login.state === 'used') return refuse('messenger.qrInvalid');
  if (login.state !== 'confirmed') return { state: login.state, token: null, memberId: null };
  const used = await consumeQrLogin(tx, input.id);
  if (!used?.memberId) return refuse('messenger.qrInvalid');
  const member = await findMember(tx, used.memberId);
  if (member?.status !== 'active') return refuse('member.disabled');
  const memberId = asMemberId(member.id);
  await rememberDevice(tx, memberId, actor.device);
  // The age of the phone's session is missing if an older version stored the answer.
  const age = { provenAt: used.provenAt ?? used.createdAt, endsAt: used.endsAt ?? undefined };
  return { state: 'confirmed', token: await openSession(tx, { memberId }, actor, age), memberId };
};
