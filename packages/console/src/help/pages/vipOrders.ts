import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '包裹到齐前先下的订单，最后一件到齐后自动成立。',
    tw: '包裹到齊前先下的訂單，最後一件到齊後自動成立。',
    en: 'Orders that members place before their parcels arrive. They are made when the last one is in.',
  },
  zh: {
    看缺什么: ['每一行都写着已到几件。', '“等会员答复”列出需要会员决定的订单。'],
    报关品名: ['会员从“报关品名”选择，请维护税则号和单位。'],
    谁可以用: ['在“VIP 订单规则”设置开放的等级，也可在会员页单独开放。'],
  },
  tw: {
    看缺什麼: ['每一列都寫著已到幾件。', '「等會員回覆」列出需要會員決定的訂單。'],
    報關品名: ['會員從「報關品名」選擇，請維護稅則號列和單位。'],
    誰可以用: ['在「VIP 訂單規則」設定開放的等級，也可在會員頁單獨開放。'],
  },
  en: {
    'See what is missing': [
      'Each row counts the parcels that arrived.',
      '“Waiting for the member” lists members who have to decide.',
    ],
    'Customs products': ['Members choose from “Customs products”. Keep HS code and unit right.'],
    'Who may': ['“VIP order rules” says from which level. Single members are allowed on their page.'],
  },
};
