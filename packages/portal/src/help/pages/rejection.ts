import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '请仓库不要收某个快递单号。',
    tw: '請倉庫不要收某個快遞單號。',
    en: 'Ask the warehouse not to accept a courier number.',
  },
  zh: {
    '已经到仓了还能拒收吗？': '不行，请联系客服。',
    '谁付退回的运费？': '仓库不收，快递直接退给卖家；费用由你和卖家谈。',
  },
  tw: {
    '已經到倉了還能拒收嗎？': '不行，請聯絡客服。',
    '誰付退回的運費？': '倉庫不收，快遞直接退給賣家；費用由你和賣家談。',
  },
  en: {
    'Can I refuse what has arrived?': 'No. Ask customer service then.',
    'Who pays for the way back?':
      'The courier returns it to the seller unaccepted. Settle the cost with the seller.',
  },
};
