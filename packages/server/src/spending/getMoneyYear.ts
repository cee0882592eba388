import type { Handler } from '../platform/handler.ts';
import { spendingOfYear } from './spendingOfYear.ts';

export const getMoneyYear: Handler<'getMoneyYear'> = (tx, actor, { months }) =>
  spendingOfYear(tx, actor, months);
