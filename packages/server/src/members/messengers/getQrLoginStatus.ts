import type { memberCalls } from '@crossdock/contract/members.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { asMemberId } from '../../platform/scope.ts';
import { openSession } from '../../platform/sessions.ts';
import { findMember } from '../store.ts';
import { findQrLogin, useQrLogin } from './qrLogins.store.ts';

export const getQrLoginStatus: Handler<(typeof memberCalls)['getQrLoginStatus']> = async (
  tx,
  actor,
  input,
) => {
  const login = await findQrLogin(tx, input.id, input.browserKey);
  if (!login || login.state === 'used') return refuse('messenger.qrInvalid');
  if (login.state !== 'confirmed') return { state: login.state, token: null, memberId: null };
  const owner = await useQrLogin(tx, input.id);
  if (owner === undefined) return refuse('messenger.qrInvalid');
  const member = await findMember(tx, owner);
  if (member?.status !== 'active') return refuse('member.disabled');
  const memberId = asMemberId(member.id);
  return { state: 'confirmed', token: await openSession(tx, { memberId }, actor), memberId };
};
