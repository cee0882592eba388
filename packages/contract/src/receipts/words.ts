import type { Texts } from '../wire/values.ts';

export const words = {
  'receipts.kind.receipt': { zh: '收据', tw: '收據', en: 'Receipt' },
  'receipts.kind.creditNote': { zh: '退款单', tw: '折讓單', en: 'Credit note' },
  'receipts.kind.statement': { zh: '月度对账单', tw: '月對帳單', en: 'Monthly statement' },
} satisfies Record<string, Texts>;

export const portalWords = {
  'receipts.statements': { zh: '月度对账单', tw: '月對帳單', en: 'Monthly statement' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'receipts.download': { zh: '下载 {number}', tw: '下載 {number}', en: 'Download {number}' },
  'receipts.title': { zh: '收据', tw: '收據', en: 'Receipts' },
  'receipts.intro': {
    zh: '付款后自动开出的收据、退款单与月度对账单，编号连续，开出后不再更改。',
    tw: '付款後自動開立的收據、折讓單與月對帳單，編號連續，開立後不再更改。',
    en: 'Receipts, credit notes and monthly statements. Numbers have no gaps, and nothing changes once issued.',
  },
  'receipts.none': { zh: '没有收据', tw: '沒有收據', en: 'No receipts' },
  'receipts.none.text': {
    zh: '在“收款设置”中开启收据后，付清的订单会自动开出。',
    tw: '在「收款設定」中開啟收據後，付清的訂單會自動開立。',
    en: 'Turn receipts on in the money settings. From then on each paid order gets one.',
  },
  'receipts.search': { zh: '编号、订单或会员', tw: '編號、訂單或會員', en: 'Number, order or member' },
  'receipts.kind': { zh: '种类', tw: '種類', en: 'Kind' },
  'receipts.month': { zh: '月份', tw: '月份', en: 'Month' },
  'receipts.all': { zh: '全部', tw: '全部', en: 'All' },
  'receipts.number': { zh: '编号', tw: '編號', en: 'Number' },
  'receipts.issuedAt': { zh: '开出时间', tw: '開立時間', en: 'Issued' },
  'receipts.member': { zh: '会员', tw: '會員', en: 'Member' },
  'receipts.about': { zh: '关于', tw: '關於', en: 'About' },
  'receipts.amount': { zh: '金额', tw: '金額', en: 'Amount' },
  'receipts.export': { zh: '导出 {month}', tw: '匯出 {month}', en: 'Export {month}' },
  'receipts.settings': { zh: '收据', tw: '收據', en: 'Receipts' },
  'receipts.settings.intro': {
    zh: '每张付清的订单自动开出收据，退款开出退款单。更改只影响以后开出的。',
    tw: '每張付清的訂單自動開立收據，退款開立折讓單。更改只影響之後開立的。',
    en: 'Each paid order gets a receipt, each refund a credit note. Changes apply to later ones only.',
  },
  'receipts.offered': { zh: '为会员开收据', tw: '為會員開立收據', en: 'Give members receipts' },
  'receipts.sellerName': { zh: '登记名称', tw: '登記名稱', en: 'Registered name' },
  'receipts.sellerAddress': { zh: '登记地址', tw: '登記地址', en: 'Registered address' },
  'receipts.taxNumber': { zh: '税号', tw: '統一編號或稅號', en: 'Tax number' },
  'receipts.footer': { zh: '收据末尾的文字', tw: '收據末尾的文字', en: 'Text at the end' },
  'did.saveReceiptSettings': { zh: '设置收据', tw: '設定收據', en: 'Changed the receipt settings' },
  'did.issueReceipts': { zh: '开出收据', tw: '開立收據', en: 'Made receipts' },
  'did.issueStatement': { zh: '开出月结单', tw: '開立月結單', en: 'Made a monthly statement' },
  'did.issueOrderReceipts': { zh: '开出订单的收据', tw: '開立訂單的收據', en: 'Opened an order’s receipts' },
  'did.issueMemberStatement': {
    zh: '开出会员的对账单',
    tw: '開立會員的對帳單',
    en: 'Opened a member’s statement',
  },
} satisfies Record<string, Texts>;

/** Words that appear only on the documents and sheets. */
export const sheetWords = {
  'receipts.sheet.order': { zh: '订单', tw: '訂單', en: 'Order' },
  'receipts.sheet.member': { zh: '会员', tw: '會員', en: 'Member' },
  'receipts.sheet.issuedAt': { zh: '开出日期', tw: '開立日期', en: 'Issued on' },
  'receipts.sheet.paidAt': { zh: '付款日期', tw: '付款日期', en: 'Paid on' },
  'receipts.sheet.method': { zh: '付款方式', tw: '付款方式', en: 'Paid by' },
  'receipts.sheet.item': { zh: '项目', tw: '項目', en: 'Item' },
  'receipts.sheet.amount': { zh: '金额', tw: '金額', en: 'Amount' },
  'receipts.sheet.total': { zh: '合计 {currency}', tw: '合計 {currency}', en: 'Total {currency}' },
  'receipts.sheet.number': { zh: '编号', tw: '編號', en: 'Number' },
  'receipts.sheet.kind': { zh: '种类', tw: '種類', en: 'Kind' },
  'receipts.sheet.account': { zh: '会员账号', tw: '會員帳號', en: 'Member account' },
  'receipts.sheet.currency': { zh: '币种', tw: '幣別', en: 'Currency' },
  'receipts.sheet.month': { zh: '月份', tw: '月份', en: 'Month' },
  'receipts.sheet.taxNumber': { zh: '税号 {number}', tw: '統一編號 {number}', en: 'Tax number {number}' },
  'receipts.sheet.of': { zh: '原收据', tw: '原收據', en: 'For receipt' },
  'receipts.line.difference': { zh: '差额', tw: '差額', en: 'Difference' },
  'receipts.line.givenBack': { zh: '退款', tw: '退款', en: 'Given back' },
} satisfies Record<string, Texts>;
