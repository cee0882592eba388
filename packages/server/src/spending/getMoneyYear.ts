import type { Handler } from '../platform/handler.ts';
import { moneyYear } from './moneyYear.ts';

export const getMoneyYear: Handler<'getMoneyYear'> = (tx, actor, { months }) => moneyYear(tx, actor, months);
