import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '店铺的所有包裹，从预报到签收。',
    tw: '店鋪的所有包裹，從預報到簽收。',
    en: 'Every parcel of the shop, from the forecast to the delivery.',
  },
  zh: {
    找包裹: [
      '用快递单号、包裹编号、会员或货架搜索，也可以扫标签。',
      '选择状态、仓库或存放时间，看哪些等最久。',
      '常用的筛选存到“视图”，给自己或大家用。',
      '“选择列”决定清单和导出档的内容。',
    ],
    更正包裹: [
      '打开包裹，“更多操作”里是目前状态可以做的事。',
      '“重新测量”会保留原测量，两次都看得到。',
      '扫错时用“撤销收件”或“撤销上架”。',
    ],
    暂停存放天数: [
      '延误是店铺造成时，用“暂停计算存放”。',
      '写下说明，会员看得到。',
      '可以继续时按“恢复计算”。',
    ],
  },
  tw: {
    找包裹: [
      '用快遞單號、包裹編號、會員或儲位搜尋，也可以掃標籤。',
      '選擇狀態、倉庫或存放時間，看哪些等最久。',
      '常用的篩選存到「檢視」，給自己或大家用。',
      '「選擇欄位」決定清單和匯出檔的內容。',
    ],
    更正包裹: [
      '打開包裹，「更多動作」裡是目前狀態可以做的事。',
      '「重新測量」會保留原測量，兩次都看得到。',
      '掃錯時用「取消收件」或「取消上架」。',
    ],
    暫停存放天數: [
      '延誤是店鋪造成時，用「暫停計算存放」。',
      '寫下說明，會員看得到。',
      '可以繼續時按「恢復計算」。',
    ],
  },
  en: {
    'Find parcels': [
      'Search by courier number, parcel number, member or shelf, or scan the label.',
      'Choose a status, a warehouse or an age to see what has waited longest.',
      'Save the filters you use often under “Views”, for yourself or for everybody.',
      '“Columns” chooses what the list and its export show.',
    ],
    'Correct a parcel': [
      'Open the parcel. “More” shows what its status allows.',
      '“Measure again” keeps the first measurement beside the second.',
      '“Undo arrival” and “Undo shelving” take a wrong scan back.',
    ],
    'Stop the storage days': [
      'Use “Pause storage days” while the delay is the shop’s.',
      'Write the explanation: the member can read it.',
      'Press “Resume” when it can go on.',
    ],
  },
};
