import type { Texts } from '../wire/values.ts';

/** Said by both apps, and by the page behind a mail's link. */
export const words = {
  'notices.kind.arrived': { zh: '包裹到仓', tw: '包裹到倉', en: 'Parcels in the warehouse' },
  'notices.kind.storage': { zh: '仓储到期', tw: '倉儲到期', en: 'Storage that ends' },
  'notices.kind.bill': { zh: '打包与账单', tw: '打包與帳單', en: 'Packed, and bills' },
  'notices.kind.payment': { zh: '付款', tw: '付款', en: 'Payments' },
  'notices.kind.shipped': { zh: '发货', tw: '出貨', en: 'Shipping' },
  'notices.kind.delivery': { zh: '派送与自提', tw: '配送與自取', en: 'Delivery and pickup' },
  'notices.kind.signed': { zh: '签收', tw: '簽收', en: 'Delivered' },
  'notices.kind.order': { zh: '订单变动', tw: '訂單異動', en: 'Changes of orders' },
  'notices.kind.audit': { zh: '审核结果', tw: '審核結果', en: 'Audits' },
  'notices.kind.problem': { zh: '问题件', tw: '問題件', en: 'Problem pieces' },
  'notices.kind.dispute': { zh: '量测申诉', tw: '量測申訴', en: 'Measurement disputes' },
  'notices.kind.aftersales': { zh: '售后', tw: '售後', en: 'Claims' },
  'notices.kind.service': { zh: '增值服务', tw: '加值服務', en: 'Services' },
  'notices.kind.coupon': { zh: '优惠券', tw: '優惠券', en: 'Coupons' },
  'notices.kind.balance': { zh: '余额与积分', tw: '餘額與點數', en: 'Balance and points' },
  'notices.kind.comment': { zh: '评价', tw: '評價', en: 'Comments' },
  'notices.kind.announcement': { zh: '公告', tw: '公告', en: 'Announcements' },
  'notices.kind.other': { zh: '其他', tw: '其他', en: 'Other' },
  'notices.way.app': { zh: '站内', tw: '站內', en: 'In the portal' },
  'notices.way.email': { zh: '电子邮件', tw: '電子郵件', en: 'Email' },
  'notices.way.sms': { zh: '短信', tw: '簡訊', en: 'Text message' },
  'notices.way.line': { zh: 'LINE', tw: 'LINE', en: 'LINE' },
  'notices.way.push': { zh: '浏览器推送', tw: '瀏覽器推播', en: 'Browser' },
} satisfies Record<string, Texts>;

export const portalWords = {
  'notices.none': { zh: '还没有通知', tw: '還沒有通知', en: 'No notifications yet' },
  'notices.none.text': {
    zh: '包裹到仓、订单待付款或发货时，会在这里通知你。',
    tw: '包裹到倉、訂單待付款或出貨時，會在這裡通知你。',
    en: 'You will read here when a parcel arrives, and when an order can be paid or has been shipped.',
  },
  'notices.new': { zh: '新', tw: '新', en: 'New' },
  'notices.settings': { zh: '通知设置', tw: '通知設定', en: 'Settings' },
  'notices.ways': { zh: '除了站内，还通知到', tw: '除了站內，還通知到', en: 'Besides this list, tell me by' },
  'notices.ways.none': {
    zh: '店铺目前只在这里通知。',
    tw: '店鋪目前只在這裡通知。',
    en: 'For now the shop notifies you here only.',
  },
  'notices.ways.line.unbound': {
    zh: '先在「我的」绑定 LINE，并加店铺的官方账号为好友。',
    tw: '請先到「我的」綁定 LINE，並加店家的官方帳號為好友。',
    en: 'First link LINE on your account page, and add the shop’s official account as a friend.',
  },
  'notices.ways.push.hint': {
    zh: '页面没开着也会显示。在下面的浏览器清单开启。',
    tw: '頁面沒開著也會顯示。請在下方的瀏覽器清單開啟。',
    en: 'Shown even while no page is open. Switch it on for a browser below.',
  },
  'notices.kinds': { zh: '要通知哪些事', tw: '要通知哪些事', en: 'What to tell me of' },
  'notices.kinds.kind': { zh: '种类', tw: '種類', en: 'Kind' },
  'notices.times': { zh: '什么时候通知', tw: '什麼時候通知', en: 'When to tell me' },
  'notices.quiet': { zh: '勿扰时段', tw: '勿擾時段', en: 'Quiet hours' },
  'notices.quiet.hint': {
    zh: '这段时间不发送任何通知，结束后再送；站内列表照常显示。',
    tw: '這段時間不傳送任何通知，結束後再送；站內清單照常顯示。',
    en: 'Nothing is sent in these hours, but when they end. This list always shows everything.',
  },
  'notices.quiet.from': { zh: '从', tw: '從', en: 'From' },
  'notices.quiet.until': { zh: '到', tw: '到', en: 'Until' },
  'notices.digest': {
    zh: '不急的每天汇总一次',
    tw: '不急的每天彙整一次',
    en: 'A daily summary of what can wait',
  },
  'notices.digest.hint': {
    zh: '待付款、派送中、问题件等需要你处理的仍然立即通知。',
    tw: '待付款、配送中、問題件等需要你處理的仍然立即通知。',
    en: 'What waits for you still comes at once: bills, deliveries, problems.',
  },
  'notices.digest.at': { zh: '汇总时间', tw: '彙整時間', en: 'At' },
  'notices.timeZone': { zh: '时区', tw: '時區', en: 'Time zone' },
  'notices.save': { zh: '保存', tw: '儲存', en: 'Save' },
  'notices.saved': { zh: '通知设置已保存', tw: '通知設定已儲存', en: 'Your choice is saved' },
  'notices.push.title': { zh: '浏览器推送', tw: '瀏覽器推播', en: 'Messages to browsers' },
  'notices.push.here': { zh: '这个浏览器', tw: '這個瀏覽器', en: 'This browser' },
  'notices.push.on': { zh: '在这个浏览器开启', tw: '在這個瀏覽器開啟', en: 'Switch on in this browser' },
  'notices.push.off': { zh: '关闭', tw: '關閉', en: 'Switch off' },
  'notices.push.isOn': { zh: '已在这个浏览器开启', tw: '已在這個瀏覽器開啟', en: 'On in this browser' },
  'notices.push.isOff': { zh: '已关闭', tw: '已關閉', en: 'Switched off' },
  'notices.push.denied': {
    zh: '浏览器已封锁本站的通知，请在浏览器的网站设置中允许后再试。',
    tw: '瀏覽器已封鎖本站的通知，請在瀏覽器的網站設定中允許後再試。',
    en: 'This browser blocks notifications of this site. Allow them in its site settings, then try again.',
  },
  'notices.push.missing': {
    zh: '这个浏览器不支持推送。iPhone 请先把本站加入主屏幕，再从主屏幕打开。',
    tw: '這個瀏覽器不支援推播。iPhone 請先把本站加入主畫面，再從主畫面開啟。',
    en: 'This browser shows no such messages. On an iPhone, add this site to the home screen first and open it there.',
  },
  'notices.push.unknown': { zh: '未知的浏览器', tw: '未知的瀏覽器', en: 'Unknown browser' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'notices.kind': { zh: '种类', tw: '種類', en: 'Kind' },
  'notices.kind.all': { zh: '所有种类', tw: '所有種類', en: 'Any kind' },
  /** What the audit log calls each write. */
  'did.saveNoticeSettings': { zh: '修改会员通知', tw: '修改會員通知', en: 'Change what members are told' },
  'did.readNotifications': { zh: '读取通知', tw: '讀取通知', en: 'Read notices' },
  'did.saveNoticeWishes': { zh: '选择通知方式', tw: '選擇通知方式', en: 'Choose ways of notice' },
  'did.addPushBrowser': { zh: '开启浏览器推送', tw: '開啟瀏覽器推播', en: 'Switch on messages to a browser' },
  'did.removePushBrowser': {
    zh: '关闭浏览器推送',
    tw: '關閉瀏覽器推播',
    en: 'Switch off messages to a browser',
  },
} satisfies Record<string, Texts>;
