// Written by scripts/registries.ts: made from where files stand and what they export.
import { layAssistants } from './assistants.ts';
import { layBindings } from './bindings.ts';
import { layCollecting } from './collecting.ts';
import { layDocuments } from './documents.ts';
import { layDuties } from './duties.ts';
import { layEinvoices } from './einvoices.ts';
import { layHolds } from './holds.ts';
import { layLevels } from './levels.ts';
import { layNews } from './news.ts';
import { layNotices } from './notices.ts';
import { layReceipts } from './receipts.ts';
import { layRemittances } from './remittances.ts';
import { layStanding } from './standing.ts';
import { layTotes } from './totes.ts';

import type { DemoSet } from './base.ts';

export const sets: readonly DemoSet[] = [
  layAssistants,
  layBindings,
  layCollecting,
  layDocuments,
  layDuties,
  layEinvoices,
  layHolds,
  layLevels,
  layNews,
  layNotices,
  layReceipts,
  layRemittances,
  layStanding,
  layTotes,
];
