import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '店铺的所有款项：在哪里、属于谁、账目是否平衡。',
    tw: '店鋪的所有款項：在哪裡、屬於誰、帳目是否平衡。',
    en: 'All money of the shop: where it is, whose it is, and whether the books balance.',
  },
  zh: {
    看总览: ['“店铺手上的钱”减去“其中属于会员”，就是店铺自己的。', '账户合计不是 0 时，立即告知系统管理者。'],
    查一笔款项: ['打开“收支明细”，选日期，用订单号或会员搜索。', '“导出”可以下载同样的内容。'],
    给会计一份账: ['在流水页选日期，导出成表格。'],
  },
  tw: {
    看總覽: [
      '「店鋪手上的錢」減去「其中屬於會員」，就是店鋪自己的。',
      '帳戶合計不是 0 時，立即告知系統管理者。',
    ],
    查一筆款項: ['打開「收支明細」，選日期，用訂單編號或會員搜尋。', '「匯出」可以下載同樣的內容。'],
    給會計一份帳: ['在明細頁選日期，匯出成表格。'],
  },
  en: {
    'Read the overview': [
      '“Money the shop holds” less “Of that, the members’” is the shop’s own.',
      'If the accounts don’t add up to 0, tell the operator at once.',
    ],
    'Look for a movement': [
      'Open “Movements”, choose the days, and search by order number or member.',
      '“Export” gives the same rows as a file.',
    ],
    'Give the books to the accountant': [
      'On the page of movements, choose the days and export them as a table.',
    ],
  },
};
