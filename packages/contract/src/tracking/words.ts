import type { Texts } from '../wire/values.ts';

export const portalWords = {
  'tracking.title': { zh: '物流追踪', tw: '物流追蹤', en: 'Tracking' },
  'tracking.kind.all': { zh: '全部单号', tw: '全部單號', en: 'Any number' },
  'tracking.kind.order': { zh: '集运订单', tw: '集運訂單', en: 'Orders' },
  'tracking.kind.domestic': { zh: '中国快递', tw: '中國快遞', en: 'Chinese couriers' },
  'tracking.title.order': { zh: '订单物流追踪', tw: '訂單物流追蹤', en: 'Order tracking' },
  'tracking.title.domestic': { zh: '中国快递追踪', tw: '中國快遞追蹤', en: 'Chinese courier tracking' },
  'tracking.number': { zh: '单号', tw: '單號', en: 'Number' },
  'tracking.placeholder': {
    zh: '订单、转运或快递单号',
    tw: '訂單、轉運或快遞單號',
    en: 'Order or tracking number',
  },
  'tracking.placeholder.domestic': { zh: '中国快递单号', tw: '中國快遞單號', en: 'Chinese courier number' },
  'tracking.search': { zh: '查询', tw: '查詢', en: 'Track' },
  'tracking.recent': { zh: '运送中的订单', tw: '運送中的訂單', en: 'In transit to you' },
  'tracking.recent.domestic': { zh: '还没到仓的包裹', tw: '還沒到倉的包裹', en: 'Not at the warehouse yet' },
  'tracking.none': {
    zh: '目前没有运送中的订单',
    tw: '目前沒有運送中的訂單',
    en: 'Nothing in transit right now',
  },
  'tracking.none.text': {
    zh: '输入任何单号都可以查询；发货后的订单会列在这里。',
    tw: '輸入任何單號都可以查詢；出貨後的訂單會列在這裡。',
    en: 'Track any number above. Your orders appear here once they ship.',
  },
  'tracking.none.domestic': {
    zh: '目前没有寄往仓库的快递',
    tw: '目前沒有寄往倉庫的快遞',
    en: 'No parcels are on their way to the warehouse',
  },
  'tracking.none.domestic.text': {
    zh: '预报包裹后，可以在这里查看是否已到仓。',
    tw: '預報包裹後，可以在這裡查看是否已到倉。',
    en: 'Forecast a parcel to see when it arrives.',
  },
  'tracking.tail': {
    zh: '收件人手机后四位',
    tw: '收件人手機末四碼',
    en: 'Last four digits of the recipient’s phone',
  },
  'tracking.tail.text': {
    zh: '查别人的包裹？填上收件人的手机后四位。',
    tw: '查別人的包裹？填上收件人的手機末四碼。',
    en: 'Someone else’s parcel? Add the last four digits of the recipient’s phone.',
  },
  'tracking.tail.bad': { zh: '请填四位数字', tw: '請填四碼數字', en: 'Enter four digits' },
  'tracking.order': { zh: '订单', tw: '訂單', en: 'Order' },
  'tracking.forwarding': { zh: '转运单号', tw: '轉運單號', en: 'Tracking number' },
  'tracking.carrierPage': { zh: '到物流商网站查询', tw: '到物流商網站查詢', en: 'Open carrier’s page' },
  'tracking.copy': { zh: '复制单号', tw: '複製單號', en: 'Copy number' },
  'tracking.copied': { zh: '已复制', tw: '已複製', en: 'Copied' },
  'tracking.way': { zh: '运送进度', tw: '運送進度', en: 'In transit' },
  'tracking.way.none': { zh: '还没有运送记录', tw: '還沒有運送紀錄', en: 'No events yet' },
  'tracking.domestic': {
    zh: '到仓前（中国段）',
    tw: '到倉前（中國段）',
    en: 'On the way to the warehouse (China)',
  },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'tracking.title': { zh: '物流轨迹', tw: '物流貨態', en: 'Tracking' },
  'tracking.add': { zh: '登记轨迹', tw: '登錄貨態', en: 'Record event' },
  'tracking.import': { zh: '导入轨迹', tw: '匯入貨態', en: 'Import events' },
  'tracking.numbers': { zh: '单号', tw: '單號', en: 'Numbers' },
  'tracking.numbers.hint': {
    zh: '订单号、转运单号或快递单号；多个用逗号、空格或换行分开',
    tw: '訂單編號、轉運單號或快遞單號；多筆用逗號、空格或換行分開',
    en: 'Order, tracking or courier numbers, separated by commas, spaces or lines',
  },
  'tracking.numbers.none': { zh: '请输入单号', tw: '請輸入單號', en: 'Enter at least one number' },
  'tracking.what': { zh: '发生了什么', tw: '發生了什麼', en: 'Event' },
  'tracking.what.free': { zh: '自行输入', tw: '自行輸入', en: 'Custom text…' },
  'tracking.what.choose': { zh: '请选择', tw: '請選擇', en: 'Choose' },
  'tracking.words.tw': { zh: '繁体中文', tw: '繁體中文', en: 'Traditional Chinese' },
  'tracking.words.zh': { zh: '简体中文', tw: '簡體中文', en: 'Simplified Chinese' },
  'tracking.words.en': { zh: '英文', tw: '英文', en: 'English' },
  'tracking.words.hint': {
    zh: '至少填一种语言，其他语言会沿用',
    tw: '至少填一種語言，其他語言會沿用',
    en: 'One language is enough. The others use its text',
  },
  'tracking.at': { zh: '时间', tw: '時間', en: 'Time' },
  'tracking.at.bad': {
    zh: '时间格式应为 2026-01-31 14:30',
    tw: '時間格式應為 2026-01-31 14:30',
    en: 'Enter the time as 2026-01-31 14:30',
  },
  'tracking.at.hint': { zh: '店铺时区', tw: '店鋪時區', en: 'Shop time zone' },
  'tracking.place': { zh: '地点（选填）', tw: '地點（選填）', en: 'Place (optional)' },
  'tracking.placeColumn': { zh: '地点', tw: '地點', en: 'Place' },
  'tracking.preview': { zh: '会员看到的样子', tw: '會員看到的樣子', en: 'What members see' },
  'tracking.preview.none': {
    zh: '选好内容后会显示在这里。',
    tw: '選好內容後會顯示在這裡。',
    en: 'Choose an event to see it here.',
  },
  'tracking.save': { zh: '登记', tw: '登錄', en: 'Record event' },
  'tracking.result': { zh: '结果', tw: '結果', en: 'Result' },
  'tracking.outcome.added': { zh: '已登记', tw: '已登錄', en: 'Recorded' },
  'tracking.outcome.known': { zh: '已有相同轨迹', tw: '已有相同貨態', en: 'Already recorded' },
  'tracking.outcome.unknown': { zh: '查无此单号', tw: '查無這個單號', en: 'Unknown number' },
  'tracking.events': { zh: '物流轨迹', tw: '物流貨態', en: 'Tracking' },
  'tracking.events.none': { zh: '还没有轨迹', tw: '還沒有貨態', en: 'No events yet' },
  'tracking.source.system': { zh: '系统', tw: '系統', en: 'System' },
  'tracking.source.staff': { zh: '手动', tw: '手動', en: 'Manual' },
  'tracking.source.import': { zh: '导入', tw: '匯入', en: 'Import' },
  'tracking.remove': { zh: '删除这条轨迹', tw: '刪除這筆貨態', en: 'Delete event' },
  'tracking.remove.title': { zh: '删除“{info}”？', tw: '刪除「{info}」？', en: 'Delete “{info}”?' },
  'tracking.remove.text': {
    zh: '会员将看不到这条轨迹。',
    tw: '會員將看不到這筆貨態。',
    en: 'The member will no longer see it.',
  },
  'tracking.removed': { zh: '已删除', tw: '已刪除', en: 'Event deleted' },
  'tracking.import.intro': {
    zh: '每行一条：转运单号或订单号、时间、地点、说明。重复的行不会重复写入。',
    tw: '每列一筆：轉運單號或訂單編號、時間、地點、說明。重複的列不會重複寫入。',
    en: 'One event per row: tracking or order number, time, place, event. Rows already recorded change nothing.',
  },
  'tracking.import.about': { zh: '订单或包裹', tw: '訂單或包裹', en: 'Order or parcel' },
  'tracking.import.ok': { zh: '可以导入', tw: '可以匯入', en: 'Ready' },
  'tracking.modes': { zh: '登记方式', tw: '登錄方式', en: 'Ways to record' },
  /** Names of writes in the audit log. */
  'did.addTracking': { zh: '新增物流轨迹', tw: '新增物流貨態', en: 'Added tracking events' },
  'did.removeTracking': { zh: '删除物流轨迹', tw: '刪除物流貨態', en: 'Deleted a tracking event' },
  'did.previewTracking': { zh: '预览轨迹导入', tw: '預覽貨態匯入', en: 'Previewed a tracking import' },
  'did.importTracking': { zh: '导入物流轨迹', tw: '匯入物流貨態', en: 'Imported tracking events' },
} satisfies Record<string, Texts>;

/** Heads of sheet columns that no screen shows. */
export const sheetWords = {
  'tracking.sheet.number': {
    zh: '转运单号或订单号',
    tw: '轉運單號或訂單編號',
    en: 'Tracking or order number',
  },
  'tracking.sheet.info': { zh: '说明', tw: '說明', en: 'What happened' },
} satisfies Record<string, Texts>;

/** What the tables of an export contain, as its README says. */
export const tableWords = {
  trackingEvents: { zh: '物流记录', tw: '物流紀錄', en: 'Tracking events' },
} satisfies Record<string, Texts>;
