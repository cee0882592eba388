import type { memberCalls } from '@crossdock/contract/members.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { answerQrLogin as answer } from './qrLogins.store.ts';

export const answerQrLogin: Handler<(typeof memberCalls)['answerQrLogin']> = async (tx, actor, input) =>
  (await answer(tx, input, actor.memberId)) ? { done: true } : refuse('messenger.qrInvalid');
