import type { NoTransaction } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';

/** The context that the parts of an erasure work in. */
export interface ErasureWork {
  readonly noTransaction: NoTransaction;
  readonly services: Services;
  readonly shop: Shop;
}

/** The result of a part. Without `isEnd`, the same step continues from `place`. */
export interface ErasurePartResult {
  readonly rows?: number;
  readonly files?: number;
  readonly place?: string;
  readonly isEnd: boolean;
}
