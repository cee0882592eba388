import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员介绍朋友，得到运费分润。',
    tw: '會員介紹朋友，得到運費分潤。',
    en: 'Members who bring friends earn a share of the shipping.',
  },
  zh: {
    设置分润: ['“规则”：范例会说明朋友的订单带来多少。', '调高比例要第二人确认。'],
    防止滥用: ['“看起来像同一人”列出电话末码、地址或证件相同的配对。', '订单退款时，分润会自动收回。'],
    看一个月的分润: ['在“分润明细”用“筛选”选日期。', '按“导出列表”存成文件。'],
  },
  tw: {
    設定分潤: ['「規則」：範例會說明朋友的訂單帶來多少。', '調高比例要第二人確認。'],
    防止濫用: ['「看起來像同一人」列出電話末碼、地址或證件相同的配對。', '訂單退款時，分潤會自動收回。'],
    看一個月的分潤: ['在「分潤明細」用「篩選」選日期。', '按「匯出清單」存成檔案。'],
  },
  en: {
    'Set the share': [
      '“Rules”: the example says what a friend’s order brings.',
      'A higher rate needs a second approval.',
    ],
    'Watch for abuse': [
      '“Possible duplicates” lists pairs with the same phone end, address or document.',
      'A refunded order takes its share back automatically.',
    ],
    'See the earnings of a month': [
      'Under “Earnings”, choose the days with “Filters”.',
      'Press “Export list” for a file of them.',
    ],
  },
};
