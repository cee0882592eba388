import { addresses } from './en/addresses.ts';
import { coupons } from './en/coupons.ts';
import { declarers } from './en/declarers.ts';
import { home } from './en/home.ts';
import { identity } from './en/identity.ts';
import { members } from './en/members.ts';
import { messengers } from './en/messengers.ts';
import { notices } from './en/notices.ts';
import { orders } from './en/orders.ts';
import { parcels } from './en/parcels.ts';
import { payments } from './en/payments.ts';
import { points } from './en/points.ts';
import { pricing } from './en/pricing.ts';
import { promotion } from './en/promotion.ts';
import { security } from './en/security.ts';
import { shell } from './en/shell.ts';
import { support } from './en/support.ts';
import { tracking } from './en/tracking.ts';
import { wallet } from './en/wallet.ts';
import { warehouses } from './en/warehouses.ts';
import type { TextKey } from './tw.ts';

const en = {
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
} as const satisfies Record<TextKey, string>;

export default en;
