import { setUpByStaff } from '../tableKinds.ts';
import type { TableRules } from '../tableRule.ts';

export const warehousesTables = {
  locations: setUpByStaff({ zh: '货架', tw: '儲位', en: 'Shelves' }),
  warehouses: setUpByStaff({ zh: '仓库的全部列', tw: '倉庫的全部欄位', en: 'Warehouses with all columns' }),
} satisfies TableRules;
