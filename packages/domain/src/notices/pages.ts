import type { NoticeEvent } from './events.ts';

const pages: Readonly<Record<string, string>> = {
  parcel: '/myBag/{id}',
  order: '/myOrder/{id}',
  bankTransfer: '/bank',
  withdrawal: '/withdrawal',
  refund: '/withdrawal',
  payment: '/pay/state/{id}',
  address: '/address',
  identity: '/authentication',
  declarer: '/declarer',
  share: '/memberShare',
  adjustment: '/record',
  balance: '/record',
  points: '/scores',
  coupon: '/coupon',
  comment: '/commentQix',
  service: '/services',
  pickup: '/pickUpGoods',
  problem: '/problem/{id}',
  dispute: '/dispute/{id}',
  aftersales: '/afterSales/{id}',
  standing: '/standingAct/{id}',
  vipOrder: '/vipOrder/{id}',
  einvoice: '/einvoices',
  purchase: '/shop-main?purchase={id}',
  announcement: '/answer?id={id}',
  support: '/im',
};

const pagesOfEvents: Readonly<Record<string, string>> = {
  'parcel.ask': '/isItYours',
  'standing.stick': '/standing/{id}',
  'balance.earn': '/profit',
  'balance.unearn': '/profit',
};

/**
 * The portal page that shows the subject of an event. If neither the event nor its noun (such as `order`) has a page,
 * it is the home page.
 * @example noticePagePath('order.ship', 'o1') // → '/myOrder/o1'
 * @example noticePagePath('balance.refund', null) // → '/record'
 */
export function noticePagePath(event: NoticeEvent, subjectId: string | null): string {
  const path = pagesOfEvents[event] ?? pages[event.split('.')[0] ?? ''] ?? '/home';
  return path.replace('{id}', subjectId ?? '');
}
