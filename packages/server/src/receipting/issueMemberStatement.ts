import type { Handler } from '../platform/handler.ts';
import { statementOf } from './statement.ts';

export const issueMemberStatement: Handler<'issueMemberStatement'> = (tx, actor, { memberId, month }) =>
  statementOf(tx, actor.shop, memberId, month);
