import type { Handler } from '../platform/handler.ts';
import { letterSummary } from './letterView.ts';

export const getMovedMemberLetters: Handler<'getMovedMemberLetters'> = (tx, actor, _input, { config }) =>
  letterSummary(tx, actor.shop, actor.origin, config);
