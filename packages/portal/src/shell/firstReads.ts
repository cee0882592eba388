import type { CallName, Request } from '@crossdock/contract/table.ts';

type FirstRead = { [N in CallName]: readonly [N, Request<N>] }[CallName];

/** What the screens that people come back to read first; the page's first script asks for it before the app is there. */
export const firstReads: Readonly<Record<string, readonly FirstRead[]>> = {
  '/home': [
    ['getOrderStatistics', {}],
    ['getMemberInfo', {}],
  ],
  '/myBag': [
    ['queryParcels', { pageIndex: 1, pageSize: 20 }],
    ['queryMyWarehouses', {}],
    ['getMemberInfo', {}],
  ],
  '/myOrder': [
    ['listOrders', { pageIndex: 1, pageSize: 20 }],
    ['getMemberInfo', {}],
  ],
};
