import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '你连接的 AI 助手：可以做什么、做过什么，还有等你确认的订单。',
    tw: '你連接的 AI 助理：可以做什麼、做過什麼，還有等你確認的訂單。',
    en: 'Your assistants: what each may do, what it did, and orders that you must confirm.',
  },
  zh: {
    '怎样连接助手？': '复制“连接网址”，添加到你的助手。助手会打开本站，你选好再点“允许”。',
    '助手会自己下单吗？': '不会。准备好的订单显示在最上面，你点“提交订单”才会提交。',
    '不想再用？': '点“断开”，助手马上不能再查看。更改密码也会断开所有助手。',
  },
  tw: {
    '怎麼連接助理？': '複製「連接網址」，加入到你的助理。助理會開啟本站，你選好再按「允許」。',
    '助理會自己下單嗎？': '不會。準備好的訂單顯示在最上面，你按「送出訂單」才會送出。',
    '不想再用？': '按「中斷連接」，助理馬上不能再查看。更改密碼也會中斷所有助理。',
  },
  en: {
    'How do I connect one?':
      'Copy “Address to connect” into your assistant. It opens this site, where you choose and press “Allow”.',
    'Does it order without me?':
      'No. An order that it prepared is shown at the top, until you press “Submit the order”.',
    'I don’t want it any more?':
      'Press “Disconnect”. It sees nothing from then on. A new password disconnects all of them.',
  },
};
