import type { CallName, Request } from '@crossdock/contract/table.ts';

type FirstRead = { [N in CallName]: readonly [N, Request<N>] }[CallName];

/** What the screens that people come back to read first; the page's first script asks for it before the app is there. */
export const firstReads: Readonly<Record<string, readonly FirstRead[]>> = {
  '/home': [
    ['getOrderStatistics', {}],
    ['getMemberInfo', {}],
  ],
  '/myBag': [['queryParcels', { pageIndex: 1, pageSize: 20 }]],
  '/myOrder': [['listOrders', { pageIndex: 1, pageSize: 20 }]],
};

/** Lists: what else their page wants to know is asked when their rows are there. */
export const rowsFirst: readonly string[] = ['/myBag', '/myOrder'];
