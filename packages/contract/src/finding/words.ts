import type { Texts } from '../wire/values.ts';

export const consoleWords = {
  'finding.title': { zh: '搜索整个后台', tw: '搜尋整個後台', en: 'Search everything' },
  'finding.box': {
    zh: '会员、包裹、订单、金额、库位或页面',
    tw: '會員、包裹、訂單、金額、庫位或頁面',
    en: 'Member, parcel, order, amount, location or page',
  },
  'finding.hint': {
    zh: '手机后几位、姓名的一部分、单号的任意一段、“1280 11/24”都可以。↑ ↓ 选择，Enter 打开。',
    tw: '手機末幾碼、姓名的一部分、單號的任何一段、「1280 11/24」都可以。↑ ↓ 選擇，Enter 開啟。',
    en: 'The end of a phone number, part of a name, any part of a number, or “1280 11/24”. ↑ ↓ to choose, Enter to open.',
  },
  'finding.none': { zh: '没有找到“{words}”', tw: '找不到「{words}」', en: 'Nothing found for “{words}”' },
  'finding.results': { zh: '搜索结果', tw: '搜尋結果', en: 'Results' },
  'finding.count': {
    zh: '{n} 个结果',
    tw: '{n} 個結果',
    en: '{n, plural, one {# result} other {# results}}',
  },
  'finding.kind.page': { zh: '页面', tw: '頁面', en: 'Page' },
  'finding.kind.member': { zh: '会员', tw: '會員', en: 'Member' },
  'finding.kind.parcel': { zh: '包裹', tw: '包裹', en: 'Parcel' },
  'finding.kind.order': { zh: '订单', tw: '訂單', en: 'Order' },
  'finding.kind.payment': { zh: '付款', tw: '付款', en: 'Payment' },
  'finding.kind.shelf': { zh: '库位', tw: '庫位', en: 'Location' },
  'finding.kind.vipOrder': { zh: 'VIP 订单', tw: 'VIP 訂單', en: 'VIP order' },
  'finding.kind.purchase': { zh: '商品订单', tw: '商品訂單', en: 'Purchase' },
  'finding.kind.pickup': { zh: '上门揽收', tw: '到府收件', en: 'Pickup' },
  'finding.kind.claim': { zh: '售后', tw: '理賠', en: 'Claim' },
  'finding.kind.withdrawal': { zh: '提现', tw: '提領', en: 'Withdrawal' },
  'finding.kind.payout': { zh: '付款批次', tw: '付款批次', en: 'Payout batch' },
  'finding.parcels': {
    zh: '{n} 个包裹',
    tw: '{n} 個包裹',
    en: '{n, plural, one {# parcel} other {# parcels}}',
  },
} satisfies Record<string, Texts>;
