import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '用一张表格建立很多 VIP 订单。',
    tw: '用一張表格建立很多 VIP 訂單。',
    en: 'Many VIP orders from one file.',
  },
  zh: {
    '表格长什么样？': '下载“Excel 模板”或“CSV 模板”。订单键相同的行是同一张订单。',
    '有几行填错了？': '会逐行说明哪里错。在页面上改，或改好表格再上传。你确认之前什么都不会建立。',
    '同一张表上传两次会重复吗？': '不会。已经有的订单会列为“已经有了”。',
  },
  tw: {
    '表格長什麼樣？': '下載「Excel 範本」或「CSV 範本」。訂單鍵相同的列是同一張訂單。',
    '有幾列填錯了？': '會逐列說明哪裡錯。在頁面上改，或改好表格再上傳。你確認之前什麼都不會建立。',
    '同一張表上傳兩次會重複嗎？': '不會。已經有的訂單會列為「已經有了」。',
  },
  en: {
    'What does the file look like?':
      'Download the “Excel template” or the “CSV template”. Rows with the same order key make one order.',
    'What if some rows are wrong?':
      'Each says what is wrong. Change it on the page, or in the file and upload it again. Nothing is created until you confirm.',
    'Does the same file twice make orders twice?':
      'No. Orders that are there are listed as “Already exists”.',
  },
};
