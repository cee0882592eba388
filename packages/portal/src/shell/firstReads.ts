import type { CallName, Request } from '@crossdock/contract/table.ts';

type FirstRead = { [N in CallName]: readonly [N, Request<N>] }[CallName];

/** The first page of a list. */
const firstPage = { pageIndex: 1, pageSize: 20 } as const;

/** The calls that the most visited pages need first. The page's first script sends them before the app is loaded. */
export const firstReads: Readonly<Record<string, readonly FirstRead[]>> = {
  '/home': [
    ['getOrderStatistics', {}],
    ['getMemberInfo', {}],
  ],
  '/myBag': [['queryParcels', firstPage]],
  '/myOrder': [['listOrders', firstPage]],
};

/** Lists whose page loads everything else only after the rows are there. */
export const pagesShowingRowsFirst: readonly string[] = ['/myBag', '/myOrder'];
