import { kept, nameless, type TableRules } from '../tableRule.ts';

export const warehousesTables = {
  locations: {
    contains: { zh: '货架', tw: '儲位', en: 'Shelves' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  warehouses: {
    contains: { zh: '仓库的全部列', tw: '倉庫的全部欄位', en: 'Warehouses with all columns' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
} satisfies TableRules;
