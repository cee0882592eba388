export const warehouses = {
  'warehouses.title': '集運倉地址',
  'warehouses.hint': '購物時把下面的收件資料整段填入，包裹才認得你。',
  'warehouses.choose': '選擇倉庫',
  'warehouses.linkman': '收件人',
  'warehouses.phone': '電話',
  'warehouses.address': '地址',
  'warehouses.zip': '郵遞區號',
  'warehouses.copyAll': '複製全部',
  'warehouses.copy': '複製{what}',
  'warehouses.copied': '已複製',
  'warehouses.freeDays': '免費存放 {n} 天',
  'warehouses.none': '目前沒有開放的倉庫',
} as const;
