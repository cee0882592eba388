import type { books as tw } from '../tw/books.ts';

export const books = {
  'books.account.memberBalance': '会员余额',
  'books.account.memberHeld': '会员冻结款',
  'books.account.memberEarnings': '会员推广收益',
  'books.account.cardClearing': '在线付款',
  'books.account.bank': '银行',
  'books.account.cash': '现金',
  'books.account.revenue': '营收',
  'books.account.fees': '手续费收入',
  'books.account.promotion': '推广与赠送成本',
  'books.account.adjustments': '人工调整',
} as const satisfies Record<keyof typeof tw, string>;
