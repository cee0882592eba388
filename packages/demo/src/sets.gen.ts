// Written by scripts/registries.ts: made from where files stand and what they export.
import { layBindings } from './bindings.ts';
import { layDocuments } from './documents.ts';
import { layEinvoices } from './einvoices.ts';
import { layHolds } from './holds.ts';
import { layLevels } from './levels.ts';
import { layNews } from './news.ts';
import { layNotices } from './notices.ts';
import { layReceipts } from './receipts.ts';
import { layRemittances } from './remittances.ts';
import { layTotes } from './totes.ts';

import type { DemoSet } from './base.ts';

export const sets: readonly DemoSet[] = [
  layBindings,
  layDocuments,
  layEinvoices,
  layHolds,
  layLevels,
  layNews,
  layNotices,
  layReceipts,
  layRemittances,
  layTotes,
];
