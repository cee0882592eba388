import type { TextKey } from './tw.ts';
import { addresses } from './zh/addresses.ts';
import { members } from './zh/members.ts';
import { orders } from './zh/orders.ts';
import { parcels } from './zh/parcels.ts';
import { payments } from './zh/payments.ts';
import { pricing } from './zh/pricing.ts';
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
  ...addresses,
  ...payments,
  ...wallet,
  ...pricing,
  ...tracking,
  ...staff,
  ...shops,
} as const satisfies Record<TextKey, string>;

export default zh;
