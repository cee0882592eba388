import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '为仓库里的包裹加购验货、加固等服务。',
    tw: '為倉庫裡的包裹加購驗貨、加固等服務。',
    en: 'Order checks, reinforcement and other work on parcels in the warehouse.',
  },
  zh: {
    '什么时候申请？': '包裹到仓后、订单打包前。',
    '结果在哪里看？': '完成后会通知你，照片在包裹页的“仓库照片”。',
  },
  tw: {
    '什麼時候申請？': '包裹到倉後、訂單打包前。',
    '結果在哪裡看？': '完成後會通知你，照片在包裹頁的「倉庫照片」。',
  },
  en: {
    'When do I order it?': 'After the parcel has arrived and before its order is packed.',
    'Where is the result?': 'You are notified, and photos are under “Warehouse photos” on the parcel’s page.',
  },
};
