export const warehouseRefusals = {
  'warehouse.codeTaken': {
    status: 409,
    zh: '已有仓库使用代码 {code}',
    tw: '已有倉庫使用代碼 {code}',
    en: 'Another warehouse has the code {code}',
  },
  'warehouse.placeholder': {
    status: 422,
    zh: '不认识的占位符 {placeholder}，可用：{known}',
    tw: '不認識的代入欄位 {placeholder}，可用：{known}',
    en: 'Unknown placeholder {placeholder}; use {known}',
  },
  'warehouse.locationCode': {
    status: 422,
    zh: '货架编号为 1 至 12 位字母、数字或短横线，且不能像单号',
    tw: '儲位編號為 1 至 12 碼英數字或連字號，且不能像單號',
    en: 'A shelf code has 1 to 12 letters, digits or dashes, and does not look like a number of a parcel or order',
  },
  'warehouse.locationInUse': {
    status: 409,
    zh: '货架 {code} 上还有包裹，不能关闭或删除',
    tw: '儲位 {code} 上還有包裹，無法關閉或刪除',
    en: 'There are still parcels on shelf {code}; it can be neither closed nor removed',
  },
  'warehouse.inUse': {
    status: 409,
    zh: '仓库里还有包裹，不能关闭',
    tw: '倉庫裡還有包裹，無法關閉',
    en: 'There are still parcels in this warehouse; it cannot be closed',
  },
} as const;
