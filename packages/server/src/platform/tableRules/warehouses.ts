import { kept, nameless, type TableRules } from '../tableRule.ts';

export const warehousesTables = {
  locations: { retention: kept.settings, erasure: nameless.shops },
  warehouses: { retention: kept.settings, erasure: nameless.shops },
} satisfies TableRules;
