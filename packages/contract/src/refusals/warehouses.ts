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
  'warehouse.inUse': {
    status: 409,
    zh: '仓库里还有包裹，不能关闭',
    tw: '倉庫裡還有包裹，無法關閉',
    en: 'There are still parcels in this warehouse; it cannot be closed',
  },
} as const;
