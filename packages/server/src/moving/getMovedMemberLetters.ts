import type { Handler } from '../platform/handler.ts';
import { lettersOf } from './letterView.ts';

export const getMovedMemberLetters: Handler<'getMovedMemberLetters'> = (tx, actor, _input, { config }) =>
  lettersOf(tx, actor.shop, actor.origin, config);
