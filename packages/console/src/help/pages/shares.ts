import type { PageChapter } from '../help.ts';
import { decidedItemsHelpTask } from './lookUpDecidedTask.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员分享店铺并送出截图。',
    tw: '會員分享店鋪並送出截圖。',
    en: 'Members shared the shop elsewhere and sent a screenshot.',
  },
  zh: {
    审核分享: ['打开链接和截图，旁边有以前分享的次数。', '通过后立即发奖励；超过额度时由第二人确认。'],
    修改奖励: ['每个分享的奖金和积分在“推广分润”设置。'],
    ...decidedItemsHelpTask.zh,
  },
  tw: {
    審核分享: ['打開連結和截圖，旁邊有以前分享的次數。', '核准後立即發獎勵；超過額度時由第二人確認。'],
    修改獎勵: ['每個分享的獎金和點數在「推廣分潤」設定。'],
    ...decidedItemsHelpTask.tw,
  },
  en: {
    'Review a share': [
      'Open the link and the screenshot. Earlier shares are counted beside it.',
      'Approving gives the reward at once; above your limit a second person agrees.',
    ],
    'Change the reward': ['Money and points per share are set under “Referrals”.'],
    ...decidedItemsHelpTask.en,
  },
};
