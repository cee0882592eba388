import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '到会员家里收件。',
    tw: '到會員家裡收件。',
    en: 'The shop fetches parcels at the member’s door.',
  },
  zh: {
    安排一天: [
      '在“待安排”选取件，按“安排”。',
      '选日期、时段和取件员，会员会收到通知。',
      '替取件员打印“打印清单与标签”。',
    ],
    路上: [
      '用手机打开“出车单”，可以直接看地图、打电话。',
      '拍照后按“已取到”；取不到时按“取不到”并选原因，费用会退回。',
    ],
    地区与价格: ['会员只能在开放的地区申请。', '在“地区与价格”修改价格和时间，已申请的不受影响。'],
  },
  tw: {
    安排一天: [
      '在「待安排」選取件，按「安排」。',
      '選日期、時段和取件人員，會員會收到通知。',
      '替取件人員列印「列印清單與標籤」。',
    ],
    路上: [
      '用手機打開「出車單」，可以直接看地圖、打電話。',
      '拍照後按「已取到」；取不到時按「取不到」並選原因，費用會退回。',
    ],
    地區與價格: ['會員只能在開放的地區申請。', '在「地區與價格」修改價格和時間，已申請的不受影響。'],
  },
  en: {
    'Plan a day': [
      'Under “To schedule”, choose pickups and press “Schedule”.',
      'Choose day, time of day and driver. Members are notified.',
      'Print “Print list and labels” for the driver.',
    ],
    'On the road': [
      'Open “Day’s list” on a phone: map and call are one press away.',
      'Press “Mark as collected” with a photo, or “Couldn’t collect” with the reason; a fee is then returned.',
    ],
    'Areas and prices': [
      'Members can book only where an area is open.',
      'Change prices and times under “Areas and prices”. Booked pickups keep theirs.',
    ],
  },
};
