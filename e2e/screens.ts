import type { Face } from './visit.ts';

export interface Screen {
  readonly face: Face;
  readonly login: string | null;
  readonly paths: readonly string[];
}

/** Every screen, grouped by face and login, for the checks on a phone and on a desktop in two languages. */
export const screens: Record<string, Screen> = {
  'portal, guests': {
    face: 'portal',
    login: null,
    paths: [
      '/login',
      '/register',
      '/findPassword',
      '/ztdSel',
      '/freightTrial',
      '/noviceguidance',
      '/im',
      '/line',
      '/shop-main',
      '/nowhere',
    ],
  },
  'portal, parcels': {
    face: 'portal',
    login: 'demo',
    paths: [
      '/home',
      '/newBag',
      '/myBag',
      '/myBag?state=shelved',
      '/rejection',
      '/problem',
      '/consolidate',
      '/services',
      '/services?view=unfinished',
      '/addGoods',
      '/pickUpGoods',
    ],
  },
  'portal, goods': {
    face: 'portal',
    login: 'demo',
    paths: ['/shop-main?sort=cheap', '/shop-main?view=cart', '/shop-main?view=purchases'],
  },
  'portal, orders': {
    face: 'portal',
    login: 'demo',
    paths: [
      '/myOrder',
      '/myOrder?state=awaitingPayment',
      '/express',
      '/express?kind=order',
      '/express?kind=domestic',
    ],
  },
  'portal, VIP': {
    face: 'portal',
    login: 'demo',
    paths: ['/vipOrder', '/vipOrder?shelf=asking', '/vipOrder/new', '/vipOrderFile'],
  },
  'portal, me': {
    face: 'portal',
    login: 'demo',
    paths: [
      '/me',
      '/member',
      '/member?tab=service',
      '/member?tab=security',
      '/member?tab=devices',
      '/member?tab=look',
      '/address',
      '/addressZtd',
      '/authentication',
      '/declarer',
      '/answer',
      '/answer?view=mine',
      '/answer?view=settings',
      '/im',
      '/support',
    ],
  },
  'portal, money': {
    face: 'portal',
    login: 'demo',
    paths: [
      '/record',
      '/recharge',
      '/bank',
      '/withdrawal',
      '/scores',
      '/coupon',
      '/profit',
      '/profit?view=finance',
      '/memberShare',
      '/commentQix',
      '/afterSales',
    ],
  },
  'console, warehouse': {
    face: 'console',
    login: 'owner',
    paths: [
      '/console/',
      '/console/desk',
      '/console/parcels',
      '/console/parcels/unclaimed',
      '/console/services',
      '/console/services?shelf=all',
      '/console/services/catalogue',
      '/console/pickups',
      '/console/packing',
      '/console/packing/pick',
      '/console/shipping',
      '/console/vipOrders',
      '/console/vipOrders/imports',
      '/console/vipOrders/products',
      '/console/shipping/import',
      '/console/orders',
      '/console/tracking',
      '/console/problems',
      '/console/disputes',
      '/console/disputes?shelf=decided',
    ],
  },
  'console, office': {
    face: 'console',
    login: 'owner',
    paths: [
      '/console/chat',
      '/console/chat/answers',
      '/console/chat/times',
      '/console/members',
      '/console/levels',
      '/console/wallet',
      '/console/wallet/ledger',
      '/console/wallet/days',
      '/console/messages',
      '/console/pickupPoints',
    ],
  },
  'console, goods': {
    face: 'console',
    login: 'owner',
    paths: [
      '/console/goods',
      '/console/goods?low=1',
      '/console/goods?view=purchases',
      '/console/goods?view=categories',
      '/console/goods/new',
      '/console/goods/import',
    ],
  },
  'console, audits': {
    face: 'console',
    login: 'owner',
    paths: [
      '/console/addresses',
      '/console/identities',
      '/console/declarers',
      '/console/transfers',
      '/console/withdrawals',
      '/console/adjustments',
      '/console/shares',
      '/console/aftersales',
      '/console/aftersales?state=approved',
      '/console/comments',
      '/console/announcements',
      '/console/announcements/new',
      '/console/guide',
    ],
  },
  'console, rewards': {
    face: 'console',
    login: 'owner',
    paths: ['/console/coupons', '/console/points', '/console/promotion'],
  },
  'console, shop': {
    face: 'console',
    login: 'owner',
    paths: [
      '/console/pricing',
      '/console/warehouses',
      '/console/staff',
      '/console/audit',
      '/console/security',
      '/console/programs',
      '/console/programs?view=webhooks',
      '/console/shop',
      '/console/shop?tab=rules',
      '/console/shop?tab=contact',
      '/console/shop?tab=notices',
      '/console/shop?tab=messengers',
      '/console/wallet/payments',
      '/console/wallet/statements',
      '/console/wallet/statements/import',
      '/console/wallet/settings',
    ],
  },
};

/** Screens of single things: the call that lists them, and the path before and after the id. */
export const ofOneThing: Record<Face, readonly (readonly [call: string, before: string, after?: string])[]> =
  {
    portal: [
      ['Orders/QueryOrder?state=awaitingPayment', '/myOrder/'],
      ['Orders/QueryOrder?state=signed', '/myOrder/'],
      ['Orders/QueryOrder?state=signed', '/afterSales/apply?orderId='],
      ['Orders/GetApplyForAfterSalesRecord', '/afterSales/'],
      ['Orders/QueryOrder?state=awaitingPayment', '/pay/'],
      ['Member/QueryBillCode?state=shelved', '/myBag/'],
      ['Member/GetNoticeList', '/answer?id='],
      ['Member/GetArticleNoviceInfo', '/noviceguidance?id='],
      ['Centralized/QuestionIssues?state=open', '/problem/'],
      ['Centralized/GetVipOrderList', '/vipOrder/'],
      ['Centralized/GetVipOrderImports', '/vipOrderFile/'],
      ['Shop/QueryProducts', '/shop-main?id='],
      ['Shop/QueryPurchases?state=paid', '/shop-main?purchase='],
    ],
    console: [
      ['staff/orders?state=awaitingSignature', '/console/orders/'],
      ['staff/orders?state=processing', '/console/packing/'],
      ['staff/members', '/console/members/'],
      ['staff/members?words=demo', '/console/members/', '?tab=notices'],
      ['staff/parcels', '/console/parcels/'],
      ['staff/rate-cards', '/console/pricing/'],
      ['staff/announcements', '/console/announcements/'],
      ['staff/guide', '/console/guide/'],
      ['staff/products', '/console/goods/'],
      ['staff/talks', '/console/chat?talk='],
    ],
  };

/** The id of the first entry in a list or a page of a list. */
export function firstId(answer: unknown): string {
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];
  if (id === undefined) throw new Error(`Nothing is listed: ${JSON.stringify(answer).slice(0, 200)}`);
  return id;
}
