export const trackingRefusals = {
  'tracking.notFound': {
    status: 404,
    zh: '查不到这个单号，或手机号后四位不符',
    tw: '查無這個單號，或手機末四碼不符',
    en: 'Number not found, or the last four digits of the phone don’t match. Check both',
  },
  'tracking.phoneTail': {
    status: 400,
    zh: '请填写收件人手机号的后四位',
    tw: '請填寫收件人手機的末四碼',
    en: 'Enter the last four digits of the recipient’s phone',
  },
  'tracking.textRequired': {
    status: 400,
    zh: '请选择一种轨迹或填写说明',
    tw: '請選擇一種貨態或填寫說明',
    en: 'Choose an event or describe what happened',
  },
  'tracking.numberUnknown': {
    zh: '没有这笔订单号、转运单号或快递单号',
    tw: '查無這筆訂單編號、轉運單號或快遞單號',
    en: 'Order, tracking or courier number not found',
  },
  'tracking.time': {
    zh: '时间格式应为 2026-01-31 14:30',
    tw: '時間格式應為 2026-01-31 14:30',
    en: 'Enter the time as 2026-01-31 14:30',
  },
  'tracking.timeAhead': {
    zh: '时间不能晚于现在',
    tw: '時間不能晚於現在',
    en: 'Enter a time that isn’t in the future',
  },
} as const;
