import type { memberCalls } from '@crossdock/contract/members/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { rememberDevice } from '../platform/knownDevices.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { findQrLogin, useQrLogin } from './qrLogins.store.ts';

export const getQrLoginStatus: Handler<(typeof memberCalls)['getQrLoginStatus']> = async (
  tx,
  actor,
  input,
) => {
  const login = await findQrLogin(tx, input.id, input.browserKey);
  if (!login || login.state === 'used') return refuse('messenger.qrInvalid');
  if (login.state !== 'confirmed') return { state: login.state, token: null, memberId: null };
  const used = await useQrLogin(tx, input.id);
  if (!used?.member_id) return refuse('messenger.qrInvalid');
  const member = await findMember(tx, used.member_id);
  if (member?.status !== 'active') return refuse('member.disabled');
  const memberId = asMemberId(member.id);
  await rememberDevice(tx, memberId, actor.device);
  // A phone that answered through an older version said nothing of its age.
  const age = { provenAt: used.proven_at ?? used.created_at, endsAt: used.ends_at ?? undefined };
  return { state: 'confirmed', token: await openSession(tx, { memberId }, actor, age), memberId };
};
