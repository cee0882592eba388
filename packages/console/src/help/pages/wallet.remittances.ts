import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '物流商代收货款，连同清单拨给店铺。',
    tw: '物流商代收貨款，連同清單撥給店鋪。',
    en: 'Carriers collect cash at the door and remit it with a list.',
  },
  zh: {
    导入清单: ['按“导入清单”，选物流商和文件。', '相符的可以一次确认，有差异的会标示。'],
    还没拨的款: ['页面会列出已签收但还没拨款的订单。', '短少要第二人确认。'],
    处理不一致的行: [
      '打开不一致的行，决定入账、列为待办或撤回。',
      '按一下那一行，旁边会显示名单和账上的金额。',
    ],
  },
  tw: {
    匯入清單: ['按「匯入清單」，選物流商和檔案。', '相符的可以一次確認，有差異的會標示。'],
    還沒撥的款: ['頁面會列出已簽收但還沒撥款的訂單。', '短少要第二人確認。'],
    處理不一致的列: [
      '打開不一致的列，決定入帳、列為待辦或撤回。',
      '按一下那一列，旁邊會顯示清單和帳上的金額。',
    ],
  },
  en: {
    'Read a list': [
      'Press “Import list” and choose the carrier and the file.',
      'Lines that agree can be accepted together. Differences are named.',
    ],
    'Cash that is missing': [
      'The page lists orders that were delivered and not remitted yet.',
      'A shortfall needs a second approval.',
    ],
    'Decide on lines that differ': [
      'Open them and decide: booked, a task, or reversed.',
      'Press a row to see the list’s amount and that of the books.',
    ],
  },
};
