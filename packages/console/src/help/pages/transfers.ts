import type { PageChapter } from '../help.ts';
import { decidedItemsHelpTask } from './lookUpDecidedTask.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员填报的银行转账，确认入账后通过。',
    tw: '會員回報的銀行轉帳，確認入帳後核准。',
    en: 'Bank transfers that members reported. Approve them when the money is on the account.',
  },
  zh: {
    通过转账: [
      '在对账单找金额、时间和末几码。',
      '用过的凭证或交易序号会标示。',
      '按两次通过，会员指定的订单会立即付款。',
    ],
    用对账单核对: ['在“银行对账”导入银行文件，明确的可以一次确认。'],
    ...decidedItemsHelpTask.zh,
  },
  tw: {
    核准轉帳: [
      '在對帳單找金額、時間和末幾碼。',
      '用過的憑證或交易序號會標示。',
      '按兩次核准，會員指定的訂單會立即付款。',
    ],
    用對帳單核對: ['在「銀行對帳」匯入銀行檔案，明確的可以一次確認。'],
    ...decidedItemsHelpTask.tw,
  },
  en: {
    'Approve a transfer': [
      'Look for amount, time and last digits on the bank statement.',
      'A slip or number that was used before is marked.',
      'Press the approve button twice. The orders named are paid at once.',
    ],
    'Let the statement do it': [
      'Import the bank’s file under “Bank statements”. Clear matches are accepted together.',
    ],
    ...decidedItemsHelpTask.en,
  },
};
