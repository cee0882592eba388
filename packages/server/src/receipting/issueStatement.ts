import type { Handler } from '../platform/handler.ts';
import { statementOf } from './statement.ts';

export const issueStatement: Handler<'issueStatement'> = (tx, actor, { month }) =>
  statementOf(tx, actor.shop, actor.memberId, month);
