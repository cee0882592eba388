import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { endInvitation } from './invitations.store.ts';

export const revokeMemberInvitation: Handler<'revokeMemberInvitation'> = async (tx, _actor, { id }) =>
  (await endInvitation(tx, id)) ? { done: true } : refuse('invitation.ended');
