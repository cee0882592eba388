import type { Texts } from '../wire/values.ts';

export const consoleWords = {
  'did.takeException': {
    zh: '接手或交回异常',
    tw: '接手或交回異常',
    en: 'Took over or released an exception',
  },
  'exceptions.title': { zh: '异常处理', tw: '異常處理', en: 'Exceptions' },
  'exceptions.intro': {
    zh: '所有让包裹或订单停下来的事，等最久的排在最前面。F9 登记新的问题。',
    tw: '所有讓包裹或訂單停下來的事，等最久的排在最前面。F9 登記新的問題。',
    en: 'Everything that stops a parcel or an order, the longest waiting first. F9 registers a new problem.',
  },
  'exceptions.all': { zh: '全部', tw: '全部', en: 'All' },
  'exceptions.kind.problem': { zh: '问题件', tw: '問題件', en: 'Problem parcels' },
  'exceptions.kind.dispute': { zh: '测量异议', tw: '測量異議', en: 'Disputed measurements' },
  'exceptions.kind.address': { zh: '地址未通过', tw: '地址未通過', en: 'Rejected addresses' },
  'exceptions.kind.difference': { zh: '未付差额', tw: '未付差額', en: 'Unpaid differences' },
  'exceptions.kind.lost': { zh: '丢失的订单', tw: '遺失的訂單', en: 'Lost orders' },
  'exceptions.kind.package': { zh: '丢失的箱子', tw: '遺失的箱子', en: 'Lost packages' },
  'exceptions.kind.quiet': { zh: '没有新物流', tw: '沒有新貨態', en: 'No news in transit' },
  'exceptions.kind.import': { zh: '中断的导入', tw: '中斷的匯入', en: 'Interrupted imports' },
  'exceptions.waitsFor.member': { zh: '等会员', tw: '等會員', en: 'Waiting for the member' },
  'exceptions.waitsFor.staff': { zh: '等我们处理', tw: '等我們處理', en: 'Waiting for us' },
  'exceptions.who.member': { zh: '会员', tw: '會員', en: 'Member' },
  'exceptions.who.staff': { zh: '我们', tw: '我們', en: 'Us' },
  'exceptions.who': { zh: '等谁', tw: '等誰', en: 'Waiting for' },
  'exceptions.who.all': { zh: '不限', tw: '不限', en: 'Anybody' },
  'exceptions.only.overdue': { zh: '逾期 {n}', tw: '逾期 {n}', en: 'Overdue {n}' },
  'exceptions.only.mine': { zh: '我的 {n}', tw: '我的 {n}', en: 'Mine {n}' },
  'exceptions.overdue': { zh: '逾期', tw: '逾期', en: 'Overdue' },
  'exceptions.since': { zh: '开始', tw: '開始', en: 'Since' },
  'exceptions.promised': { zh: '应在此前处理', tw: '應在此前處理', en: 'Settle by' },
  'exceptions.due': { zh: '待付', tw: '待付', en: 'Due' },
  'exceptions.search': {
    zh: '单号、会员账号或姓名',
    tw: '單號、會員帳號或姓名',
    en: 'Number, account or name',
  },
  'exceptions.none': { zh: '没有异常', tw: '沒有異常', en: 'No exceptions' },
  'exceptions.none.text': {
    zh: '没有让包裹或订单停下来的事。',
    tw: '沒有讓包裹或訂單停下來的事。',
    en: 'Nothing stops a parcel or an order.',
  },
  'exceptions.takenBy': { zh: '由谁处理', tw: '由誰處理', en: 'Assigned to' },
  'exceptions.kind': { zh: '种类', tw: '種類', en: 'Kind' },
  'exceptions.about': { zh: '单号', tw: '單號', en: 'Number' },
  'exceptions.note': { zh: '说明', tw: '說明', en: 'Note' },
  'exceptions.bulk.take': { zh: '全部由我处理', tw: '全部由我處理', en: 'Assign all to me' },
  'exceptions.bulk.nobody': { zh: '没有人接手', tw: '沒有人接手', en: 'Not assigned to anybody' },
  'exceptions.bulk.release': { zh: '全部交回', tw: '全部交回', en: 'Release all' },
  'exceptions.bulk.release.text': {
    zh: '同事接手的也会交回，之后任何人都可以处理。',
    tw: '同事接手的也會交回，之後任何人都可以處理。',
    en: 'Those assigned to colleagues are released, too. Anybody can take them over then.',
  },
  'exceptions.take': { zh: '我来处理', tw: '我來處理', en: 'Assign to me' },
  'exceptions.release': { zh: '交回', tw: '交回', en: 'Release' },
  'exceptions.taken': { zh: '{name} 处理中', tw: '{name} 處理中', en: 'Assigned to {name}' },
  'exceptions.taken.mine': { zh: '你在处理', tw: '你在處理', en: 'Assigned to you' },
  'exceptions.open': { zh: '前往处理', tw: '前往處理', en: 'Open' },
} satisfies Record<string, Texts>;

/** What the tables of an export contain, as its README says. */
export const tableWords = {
  exceptionOwners: { zh: '谁在处理异常', tw: '誰在處理異常', en: 'Who takes care of exceptions' },
} satisfies Record<string, Texts>;
