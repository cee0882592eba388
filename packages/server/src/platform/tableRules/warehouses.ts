import { staffSetupRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const warehousesTables = {
  locations: staffSetupRule({ zh: '货架', tw: '儲位', en: 'Shelves' }),
  warehouses: staffSetupRule({ zh: '仓库的全部列', tw: '倉庫的全部欄位', en: 'Warehouses with all columns' }),
} satisfies TableRules;
