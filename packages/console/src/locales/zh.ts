import type { TextKey } from './tw.ts';
import { account } from './zh/account.ts';
import { addresses } from './zh/addresses.ts';
import { books } from './zh/books.ts';
import { coupons } from './zh/coupons.ts';
import { declarers } from './zh/declarers.ts';
import { did } from './zh/did.ts';
import { identity } from './zh/identity.ts';
import { members } from './zh/members.ts';
import { messages } from './zh/messages.ts';
import { messengers } from './zh/messengers.ts';
import { orders } from './zh/orders.ts';
import { parcels } from './zh/parcels.ts';
import { payments } from './zh/payments.ts';
import { points } from './zh/points.ts';
import { pricing } from './zh/pricing.ts';
import { promotion } from './zh/promotion.ts';
import { shell } from './zh/shell.ts';
import { shops } from './zh/shops.ts';
import { staff } from './zh/staff.ts';
import { tracking } from './zh/tracking.ts';
import { wallet } from './zh/wallet.ts';
import { warehouses } from './zh/warehouses.ts';

const zh = {
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
} as const satisfies Record<TextKey, string>;

export default zh;
