import { conflict } from '../wire/conflict.ts';
import { columnsMissing, linesUnreadable } from '../wire/refusalTexts.ts';

export const statementRefusals = {
  'statement.accountUnknown': {
    zh: '找不到这个银行账户，请重新选择',
    tw: '找不到這個銀行帳戶，請重新選擇',
    en: 'Bank account not found. Choose another',
  },
  'statement.noHead': columnsMissing,
  'statement.otherAccount': {
    zh: '这份对账单属于其他账户（{accounts}）',
    tw: '這份對帳單屬於其他帳戶（{accounts}）',
    en: 'This statement belongs to another account ({accounts})',
  },
  'statement.wrongRows': linesUnreadable,
  'statement.used': conflict({
    zh: '这笔入账已处理，不能重复使用',
    tw: '這筆入帳已處理，不能重複使用',
    en: 'This line has already been used',
  }),
  'statement.unfit': {
    zh: '金额或账户与这笔款项不符',
    tw: '金額或帳戶與這筆款項不符',
    en: 'The amount or account doesn’t match this money',
  },
  'statement.outgoing': {
    zh: '这是支出，不能存入会员余额',
    tw: '這是支出，不能存入會員餘額',
    en: 'Outgoing money can’t be credited to a member',
  },
  'statement.fits': {
    zh: '这笔入账符合 {number}，请确认那一笔',
    tw: '這筆入帳符合 {number}，請確認那一筆',
    en: 'This line matches {number}. Accept that one',
  },
  'statement.otherCurrency': {
    zh: '账户币种与店铺币种不同，不能用于这笔款项',
    tw: '帳戶幣別與店鋪幣別不同，不能用於這筆款項',
    en: 'The account’s currency differs from the shop’s, so it can’t be this money',
  },
} as const;
