import type { CallName, Request } from '@crossdock/contract/table.ts';

type FirstRead = { [N in CallName]: readonly [N, Request<N>] }[CallName];

/** Of a list, as it opens. */
const firstPage = { pageIndex: 1, pageSize: 20 } as const;

/** What the screens that people come back to read first; the page's first script asks for it before the app is there. */
export const firstReads: Readonly<Record<string, readonly FirstRead[]>> = {
  '/home': [
    ['getOrderStatistics', {}],
    ['getMemberInfo', {}],
  ],
  '/myBag': [['queryParcels', firstPage]],
  '/myOrder': [['listOrders', firstPage]],
};

/** Lists: what else their page wants to know is asked when their rows are there. */
export const rowsFirst: readonly string[] = ['/myBag', '/myOrder'];
