// Written by scripts/registries.ts: made from where files stand and what they export.
import { seedAssistants } from './assistants.ts';
import { seedBindings } from './bindings.ts';
import { seedDuties } from './duties.ts';
import { seedEinvoices } from './einvoices.ts';
import { seedIdentitiesAndDeclarers } from './identitiesAndDeclarers.ts';
import { seedLevels } from './levels.ts';
import { seedGuideAndAnnouncements } from './news.ts';
import { seedNotices } from './notices.ts';
import { seedOrderToCollect } from './orderToCollect.ts';
import { seedPriceHolds } from './priceHolds.ts';
import { seedReceipts } from './receipts.ts';
import { seedRemittances } from './remittances.ts';
import { seedStandingOrders } from './standingOrders.ts';
import { seedTotes } from './totes.ts';

import type { DemoSet } from './base.ts';

export const sets: readonly DemoSet[] = [
  seedAssistants,
  seedBindings,
  seedDuties,
  seedEinvoices,
  seedIdentitiesAndDeclarers,
  seedLevels,
  seedGuideAndAnnouncements,
  seedNotices,
  seedOrderToCollect,
  seedPriceHolds,
  seedReceipts,
  seedRemittances,
  seedStandingOrders,
  seedTotes,
];
