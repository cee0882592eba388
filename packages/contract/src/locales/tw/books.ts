/** What the books call their accounts and movements: in the console, and in the tables that accountants get. */
export const books = {
  'books.account.memberBalance': '會員餘額',
  'books.account.memberHeld': '會員凍結款',
  'books.account.memberEarnings': '會員推廣收益',
  'books.account.cardClearing': '線上付款',
  'books.account.bank': '銀行',
  'books.account.cash': '現金',
  'books.account.revenue': '營收',
  'books.account.fees': '手續費收入',
  'books.account.promotion': '推廣與贈送成本',
  'books.account.adjustments': '人工調整',
} as const;
