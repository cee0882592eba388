import { conflict } from '../wire/conflict.ts';

export const warehouseRefusals = {
  'warehouse.codeTaken': conflict({
    zh: '已有仓库使用代码 {code}',
    tw: '已有倉庫使用代碼 {code}',
    en: 'Another warehouse has the code {code}',
  }),
  'warehouse.placeholder': {
    zh: '无法识别的占位符 {placeholder}，可用：{known}',
    tw: '無法辨識的代入欄位 {placeholder}，可用：{known}',
    en: 'Unknown placeholder {placeholder}. Use {known}',
  },
  'warehouse.locationCode': {
    zh: '货架编号为 1 至 12 位字母、数字或短横线，且不能像单号',
    tw: '儲位編號為 1 至 12 碼英數字或連字號，且不能像單號',
    en: 'Enter a shelf code with 1 to 12 letters, digits or dashes that doesn’t look like a parcel or order number',
  },
  'warehouse.locationInUse': conflict({
    zh: '货架 {code} 上还有包裹，不能关闭或删除',
    tw: '儲位 {code} 上還有包裹，無法關閉或刪除',
    en: 'Shelf {code} still holds parcels, so it can’t be closed or removed',
  }),
  'warehouse.toteInUse': conflict({
    zh: '周转箱 {position} 里还有订单 {number} 的包裹',
    tw: '物流箱 {position} 裡還有訂單 {number} 的包裹',
    en: 'Tote {position} still holds parcels of order {number}',
  }),
  'warehouse.toteClosed': conflict({
    zh: '周转箱 {position} 已停用',
    tw: '物流箱 {position} 已停用',
    en: 'Tote {position} is out of use',
  }),
  'warehouse.toteElsewhere': conflict({
    zh: '周转箱 {position} 属于另一个仓库',
    tw: '物流箱 {position} 屬於另一個倉庫',
    en: 'Tote {position} belongs to another warehouse',
  }),
  'warehouse.inUse': conflict({
    zh: '仓库里还有包裹，不能关闭',
    tw: '倉庫裡還有包裹，無法關閉',
    en: 'This warehouse still holds parcels, so it can’t be closed',
  }),
} as const;
