import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { sessionAge } from '../platform/sessions.ts';
import { answerQrLogin as answer } from './qrLogins.store.ts';

export const answerQrLogin: Handler<'answerQrLogin'> = async (tx, actor, input) => {
  const age = await sessionAge(tx, actor.sessionId);
  return (await answer(tx, input, actor.memberId, age)) ? { done: true } : refuse('messenger.qrInvalid');
};
