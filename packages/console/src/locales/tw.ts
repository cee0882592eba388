import { account } from './tw/account.ts';
import { addresses } from './tw/addresses.ts';
import { books } from './tw/books.ts';
import { coupons } from './tw/coupons.ts';
import { declarers } from './tw/declarers.ts';
import { did } from './tw/did.ts';
import { identity } from './tw/identity.ts';
import { members } from './tw/members.ts';
import { messages } from './tw/messages.ts';
import { messengers } from './tw/messengers.ts';
import { orders } from './tw/orders.ts';
import { parcels } from './tw/parcels.ts';
import { payments } from './tw/payments.ts';
import { points } from './tw/points.ts';
import { pricing } from './tw/pricing.ts';
import { promotion } from './tw/promotion.ts';
import { shell } from './tw/shell.ts';
import { shops } from './tw/shops.ts';
import { staff } from './tw/staff.ts';
import { tracking } from './tw/tracking.ts';
import { wallet } from './tw/wallet.ts';
import { warehouses } from './tw/warehouses.ts';

const tw = {
  ...shell,
  ...parcels,
  ...orders,
  ...warehouses,
  ...members,
  ...messages,
  ...messengers,
  ...addresses,
  ...payments,
  ...books,
  ...coupons,
  ...declarers,
  ...identity,
  ...points,
  ...promotion,
  ...wallet,
  ...pricing,
  ...tracking,
  ...staff,
  ...account,
  ...did,
  ...shops,
} as const;

export default tw;

/** Every text of this app: traditional Chinese is written first, the other languages must have the same keys. */
export type TextKey = keyof typeof tw;
