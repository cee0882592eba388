import type { PageChapter } from '../help.ts';
import { decidedItemsHelpTask } from './lookUpDecidedTask.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员申请提现。',
    tw: '會員申請提領。',
    en: 'Members want money paid out.',
  },
  zh: {
    付一笔: [
      '比对户名和实名认证的姓名。',
      '注意提醒：第一次使用的账号，或其他会员用过的账号。',
      '在银行付款后上传凭证，再通过。',
    ],
    批量付款: [
      '在“批量打款”把提现合成一批，由第二人通过。',
      '一笔提现只能在一个批次里。',
      '订单的退款也在这里，写明是哪一张订单，一起打款。',
    ],
    ...decidedItemsHelpTask.zh,
  },
  tw: {
    付一筆: [
      '比對戶名和實名認證的姓名。',
      '注意提醒：第一次使用的帳號，或其他會員用過的帳號。',
      '在銀行付款後上傳憑證，再核准。',
    ],
    批次付款: [
      '在「批次付款」把提領合成一批，由第二人核准。',
      '一筆提領只能在一個批次裡。',
      '訂單的退款也在這裡，寫明是哪一張訂單，一起付款。',
    ],
    ...decidedItemsHelpTask.tw,
  },
  en: {
    'Pay one': [
      'Compare the account name with the verified name.',
      'Take a warning seriously: a new account, or one that others use.',
      'Pay at the bank, upload the receipt, and approve.',
    ],
    'Pay many': [
      'Gather withdrawals into a batch under “Payouts”. A second person approves it.',
      'A withdrawal can be in one batch only.',
      'Refunds of orders to bank accounts are here too. Each names its order and is paid in the same batch.',
    ],
    ...decidedItemsHelpTask.en,
  },
};
