import type { NoTransaction } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';

/** What the parts of an erasure work with. */
export interface Work {
  readonly noTransaction: NoTransaction;
  readonly services: Services;
  readonly shop: Shop;
}

/** What a part did. Without `isEnd` the same step goes on, from `place`. */
export interface Done {
  readonly rows?: number;
  readonly files?: number;
  readonly place?: string;
  readonly isEnd: boolean;
}
