import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员看到的物流进度。',
    tw: '會員看到的物流進度。',
    en: 'What members read about the way of an order or a parcel.',
  },
  zh: {
    登记轨迹: ['按“登记轨迹”，输入一个或多个单号。', '选择事件、时间和地点，预览会显示会员看到的内容。'],
    导入物流商的清单: ['按“导入轨迹”，选择文件。', '已有的轨迹不会重复。'],
    删除轨迹: ['找到单号，按“删除这条轨迹”，会员就看不到了。'],
  },
  tw: {
    登錄貨態: ['按「登錄貨態」，輸入一個或多個單號。', '選擇事件、時間和地點，預覽會顯示會員看到的內容。'],
    匯入物流商的清單: ['按「匯入貨態」，選擇檔案。', '已有的貨態不會重複。'],
    刪除貨態: ['找到單號，按「刪除這筆貨態」，會員就看不到了。'],
  },
  en: {
    'Record an event': [
      'Press “Record event” and enter one number or many.',
      'Choose what happened, time and place. The preview shows what members see.',
    ],
    'Import a carrier’s list': [
      'Press “Import events” and choose the file.',
      'Rows that are known already are not added twice.',
    ],
    'Take an event back': ['Find the number and press “Delete event”. Members no longer see it.'],
  },
};
