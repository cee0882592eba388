import { account } from './en/account.ts';
import { addresses } from './en/addresses.ts';
import { books } from './en/books.ts';
import { coupons } from './en/coupons.ts';
import { declarers } from './en/declarers.ts';
import { did } from './en/did.ts';
import { identity } from './en/identity.ts';
import { members } from './en/members.ts';
import { messages } from './en/messages.ts';
import { messengers } from './en/messengers.ts';
import { orders } from './en/orders.ts';
import { parcels } from './en/parcels.ts';
import { payments } from './en/payments.ts';
import { points } from './en/points.ts';
import { pricing } from './en/pricing.ts';
import { promotion } from './en/promotion.ts';
import { shell } from './en/shell.ts';
import { shops } from './en/shops.ts';
import { staff } from './en/staff.ts';
import { tracking } from './en/tracking.ts';
import { wallet } from './en/wallet.ts';
import { warehouses } from './en/warehouses.ts';
import type { TextKey } from './tw.ts';

const en = {
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

export default en;
