import { addresses } from './tw/addresses.ts';
import { coupons } from './tw/coupons.ts';
import { declarers } from './tw/declarers.ts';
import { home } from './tw/home.ts';
import { identity } from './tw/identity.ts';
import { members } from './tw/members.ts';
import { messengers } from './tw/messengers.ts';
import { notices } from './tw/notices.ts';
import { orders } from './tw/orders.ts';
import { parcels } from './tw/parcels.ts';
import { payments } from './tw/payments.ts';
import { points } from './tw/points.ts';
import { pricing } from './tw/pricing.ts';
import { promotion } from './tw/promotion.ts';
import { security } from './tw/security.ts';
import { shell } from './tw/shell.ts';
import { support } from './tw/support.ts';
import { tracking } from './tw/tracking.ts';
import { wallet } from './tw/wallet.ts';
import { warehouses } from './tw/warehouses.ts';

const tw = {
  ...shell,
  ...home,
  ...members,
  ...messengers,
  ...security,
  ...addresses,
  ...parcels,
  ...warehouses,
  ...orders,
  ...pricing,
  ...support,
  ...tracking,
  ...coupons,
  ...declarers,
  ...identity,
  ...points,
  ...promotion,
  ...wallet,
  ...payments,
  ...notices,
} as const;

export default tw;

/** Every text of this app: traditional Chinese is written first, the other languages must have the same keys. */
export type TextKey = keyof typeof tw;
