import type { Texts } from '../wire/values.ts';

export const words = {
  'leaving.next': {
    zh: '下一次最早可在 {at} 导出',
    tw: '下一次最早可在 {at} 匯出',
    en: 'You can request the next export from {at}',
  },
  'leaving.progress': {
    zh: '已写 {done} 张表，共 {all} 张；已有 {rows} 行',
    tw: '已寫 {done} 張表，共 {all} 張；已有 {rows} 列',
    en: '{done} of {all} tables written, {rows} rows',
  },
  'leaving.rows': {
    zh: '{files} 张表，{rows} 行，{pictures} 个图片与文件',
    tw: '{files} 張表，{rows} 列，{pictures} 個圖片與檔案',
    en: '{files} tables, {rows} rows, {pictures, plural, one {# picture or document} other {# pictures and documents}}',
  },
  'leaving.until': { zh: '保留至 {at}', tw: '保留至 {at}', en: 'Kept until {at}' },
  'leaving.state.writing': { zh: '导出中', tw: '匯出中', en: 'Being written' },
  'leaving.state.ready': { zh: '可下载', tw: '可下載', en: 'Ready' },
  'leaving.state.cancelled': { zh: '已取消', tw: '已取消', en: 'Cancelled' },
  'leaving.state.ended': { zh: '已删除', tw: '已刪除', en: 'Removed' },
  'leaving.download.tables': { zh: '下载表格', tw: '下載表格', en: 'Download tables' },
  'leaving.download.pictures': {
    zh: '下载图片 {number}（{size}）',
    tw: '下載圖片 {number}（{size}）',
    en: 'Download pictures {number} ({size})',
  },
  'leaving.remove': { zh: '删除', tw: '刪除', en: 'Remove' },
  'leaving.ended': { zh: '已删除', tw: '已刪除', en: 'Removed' },
} satisfies Record<string, Texts>;

export const portalWords = {
  'leaving.mine': { zh: '我的资料副本', tw: '我的資料副本', en: 'Copy of my data' },
  'leaving.mine.text': {
    zh: '下载你在这里的全部资料：账户、地址、申报人、包裹、订单、付款、余额与积分、聊天，以及图片。资料会在后台整理，完成后以邮件通知你，保留 7 天。',
    tw: '下載你在這裡的全部資料：帳戶、地址、申報人、包裹、訂單、付款、餘額與點數、聊天，以及圖片。資料會在背景整理，完成後以郵件通知你，保留 7 天。',
    en: 'Download everything that we have of you: account, addresses, declarants, parcels, orders, payments, balance and points, chats, and pictures. The copy is written in the background. We mail you when it is ready, and keep it for 7 days.',
  },
  'leaving.mine.start': { zh: '准备我的资料', tw: '準備我的資料', en: 'Prepare my data' },
  'leaving.mine.started': {
    zh: '正在整理，完成后会以邮件通知你',
    tw: '正在整理，完成後會以郵件通知你',
    en: 'We are preparing your data and will mail you when they are ready',
  },
  'leaving.mine.cancel': { zh: '取消', tw: '取消', en: 'Cancel' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'leaving.title': { zh: '导出资料', tw: '匯出資料', en: 'Export data' },
  'leaving.intro': {
    zh: '店铺的全部资料，随时可带走：附说明的 CSV 表格，以及所有图片与文件。',
    tw: '店鋪的全部資料，隨時可帶走：附說明的 CSV 表格，以及所有圖片與檔案。',
    en: 'Everything in the shop, to take along at any time: documented CSV tables, and all pictures and documents.',
  },
  'leaving.start': { zh: '导出全部资料', tw: '匯出全部資料', en: 'Export everything' },
  'leaving.start.text': {
    zh: '导出包含所有会员的姓名、电话、地址与证件图片。只有店主能下载；请求会写入操作记录，并以邮件通知店铺的联系邮箱。完成后保留 7 天。',
    tw: '匯出內容包含所有會員的姓名、電話、地址與證件圖片。只有店主能下載；這項要求會寫入操作紀錄，並寄信通知店鋪的聯絡信箱。完成後保留 7 天。',
    en: 'The export has the names, phone numbers, addresses and identity pictures of all members. Only owners can download it. The request goes into the staff log and is mailed to the shop’s contact address. It is kept for 7 days.',
  },
  'leaving.started': {
    zh: '已开始导出，完成后可在这里下载',
    tw: '已開始匯出，完成後可在這裡下載',
    en: 'Export started. You can download it here when it is ready',
  },
  'leaving.none': { zh: '还没有导出过', tw: '還沒有匯出過', en: 'No exports yet' },
  'leaving.none.text': {
    zh: '导出在后台进行，大店铺可能需要几十分钟',
    tw: '匯出在背景進行，大型店鋪可能需要數十分鐘',
    en: 'Exports are written in the background. A large shop can take up to an hour',
  },
  'leaving.requested': { zh: '请求', tw: '要求', en: 'Requested' },
  'leaving.content': { zh: '内容', tw: '內容', en: 'Content' },
  'leaving.state': { zh: '状态', tw: '狀態', en: 'State' },
  'leaving.cancel': { zh: '取消导出', tw: '取消匯出', en: 'Cancel export' },
  'leaving.cancel.text': {
    zh: '系统会删除已写好的部分。',
    tw: '系統會刪除已寫好的部分。',
    en: 'What was written so far is removed.',
  },
  'leaving.remove.text': {
    zh: '删除后不能再下载；24 小时内只能导出一次。',
    tw: '刪除後不能再下載；24 小時內只能匯出一次。',
    en: 'It can no longer be downloaded. Only one export can be requested in 24 hours.',
  },
  'did.startShopExport': {
    zh: '请求导出店铺的全部资料',
    tw: '要求匯出店鋪的全部資料',
    en: 'Requested an export of all data',
  },
  'did.endShopExport': {
    zh: '取消或删除店铺资料的导出',
    tw: '取消或刪除店鋪資料的匯出',
    en: 'Cancelled or removed an export of all data',
  },
  'did.openShopExport': {
    zh: '下载店铺的全部资料',
    tw: '下載店鋪的全部資料',
    en: 'Downloaded an export of all data',
  },
} satisfies Record<string, Texts>;
