import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '订单付清并有最后账单后，系统自动开出收据；退款开出退款单。编号连续，开出后不再更改。',
    tw: '訂單付清並有最後帳單後，系統自動開立收據；退款開立折讓單。編號連續，開立後不再更改。',
    en: 'Once an order is paid and has its final bill, it gets a receipt. A refund gets a credit note. Numbers have no gaps, and nothing changes after issue.',
  },
  zh: {
    开始给会员收据: [
      '在“付款方式与银行账户 → 收据”填登记名称、地址和税号。',
      '打开“为会员开收据”。之前的订单，会员要时才开。',
      '收据不是台湾的电子发票。',
    ],
    找一张收据: ['用种类和月份筛选，或在订单页和会员页找。', '按编号下载 PDF；三种语言的内容相同。'],
    交给会计: [
      '选择月份，按导出，得到这个月所有收据、退款单和月度对账单的表格。',
      '编号中间没有空号；总额等于收到的款减去退回的款。',
    ],
  },
  tw: {
    開始給會員收據: [
      '在「付款方式與銀行帳戶 → 收據」填登記名稱、地址和統一編號或稅號。',
      '打開「為會員開立收據」。之前的訂單，會員要時才開立。',
      '收據不是台灣的電子發票。',
    ],
    找一張收據: ['用種類和月份篩選，或在訂單頁和會員頁找。', '按編號下載 PDF；三種語言的內容相同。'],
    交給會計: [
      '選擇月份，按匯出，得到這個月所有收據、折讓單和月對帳單的表格。',
      '編號中間沒有空號；總額等於收到的款減去退回的款。',
    ],
  },
  en: {
    'Start giving receipts': [
      'Under Settings → Receipts, type the registered name, address and tax number.',
      'Turn on “Give members receipts”. Earlier orders get one only when their member asks.',
      'A receipt is not a Taiwanese e-invoice.',
    ],
    'Find a receipt': [
      'Filter by kind and month, or look on the page of the order or the member.',
      'Press the number to download the PDF. It says the same in all three languages.',
    ],
    'Give them to the accountant': [
      'Choose a month and press export for a sheet of all receipts, credit notes and monthly statements.',
      'Numbers have no gaps. The total is what came in less what went back.',
    ],
  },
};
