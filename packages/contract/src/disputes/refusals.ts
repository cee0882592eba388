import { conflict } from '../wire/conflict.ts';
import { pictureUnusable } from '../wire/refusalTexts.ts';

export const disputeRefusals = {
  'dispute.closed': conflict({
    zh: '现在不能对这次测量提出异议：只有在架上的包裹、或已打包未发货的箱子可以重新测量',
    tw: '現在不能對這次測量提出異議：只有在架上的包裹、或已打包未出貨的箱子可以重新測量',
    en: 'You can only dispute measurements of shelved parcels and packages that haven’t shipped',
  }),
  'dispute.late': conflict({
    zh: '已超过提出测量异议的期限，有疑问请联系客服',
    tw: '已超過提出測量異議的期限，有疑問請聯絡客服',
    en: 'The time to dispute this measurement is over',
  }),
  'dispute.open': conflict({
    zh: '这次测量已提出异议，等待重新测量',
    tw: '這次測量已提出異議，等待重新測量',
    en: 'This measurement is already disputed and will be measured again',
  }),
  'dispute.decided': conflict({
    zh: '已由另一位仓库人员重新测量过，不能再次申请',
    tw: '已由另一位倉庫人員重新測量過，不能再次申請',
    en: 'A second staff member has already measured this. That result is final',
  }),
  'dispute.notOpen': conflict({
    zh: '这个测量异议已经结束，请刷新',
    tw: '這個測量異議已經結束，請重新整理',
    en: 'This dispute has already ended. Reload to see it',
  }),
  'dispute.sameClerk': conflict({
    zh: '第一次是你量的，请由另一位同事重新测量',
    tw: '第一次是你量的，請由另一位同事重新測量',
    en: 'You took the first measurement. Someone else has to measure again',
  }),
  'dispute.pictureUnknown': pictureUnusable,
  'dispute.orderWaits': conflict({
    zh: '订单 {number} 的测量有异议，重新测量后才能发货',
    tw: '訂單 {number} 的測量有異議，重新測量後才能出貨',
    en: 'A measurement of order {number} is disputed. It can ship once it has been measured again',
  }),
} as const;
