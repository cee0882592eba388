import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员自提的地点：自提点和便利店。',
    tw: '會員自取的地點：自取點和便利商店。',
    en: 'Places where members collect: the shop’s own and convenience stores.',
  },
  zh: {
    新增地点: ['自己的用“新增自提点”，便利店用“导入便利店”。', '设置地点的限制：边长、重量、保管天数。'],
    关闭地点: ['不再提供选择，已在路上的订单不受影响。'],
    找一个地点: ['按名称或地址搜索。自己的和便利店分开显示。', '按一下那一行，旁边会显示全部内容。'],
  },
  tw: {
    新增地點: [
      '自己的用「新增自取點」，便利商店用「匯入便利商店」。',
      '設定地點的限制：邊長、重量、保管天數。',
    ],
    關閉地點: ['不再提供選擇，已在路上的訂單不受影響。'],
    找一個地點: ['按名稱或地址搜尋。自己的和便利商店分開顯示。', '按一下那一列，旁邊會顯示全部內容。'],
  },
  en: {
    'Add places': [
      '“Add pickup point” for your own. “Import stores” for a chain’s list.',
      'Set what a place can take: longest side, weight, days held.',
    ],
    'Close a place': ['It is no longer offered. Orders on their way there stay.'],
    'Find a place': [
      'Search by name or address. Your own places and those of chains are listed apart.',
      'Press a row to see all of it beside the list.',
    ],
  },
};
