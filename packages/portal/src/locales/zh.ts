import type { TextKey } from './tw.ts';
import { addresses } from './zh/addresses.ts';
import { coupons } from './zh/coupons.ts';
import { declarers } from './zh/declarers.ts';
import { home } from './zh/home.ts';
import { identity } from './zh/identity.ts';
import { members } from './zh/members.ts';
import { messengers } from './zh/messengers.ts';
import { notices } from './zh/notices.ts';
import { orders } from './zh/orders.ts';
import { parcels } from './zh/parcels.ts';
import { payments } from './zh/payments.ts';
import { points } from './zh/points.ts';
import { pricing } from './zh/pricing.ts';
import { promotion } from './zh/promotion.ts';
import { security } from './zh/security.ts';
import { shell } from './zh/shell.ts';
import { support } from './zh/support.ts';
import { tracking } from './zh/tracking.ts';
import { wallet } from './zh/wallet.ts';
import { warehouses } from './zh/warehouses.ts';

const zh = {
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

export default zh;
