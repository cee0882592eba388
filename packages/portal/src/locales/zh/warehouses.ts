import type { warehouses as tw } from '../tw/warehouses.ts';

export const warehouses = {
  'warehouses.title': '集运仓地址',
  'warehouses.hint': '购物时把下面的收件信息整段填入，包裹才认得你。',
  'warehouses.choose': '选择仓库',
  'warehouses.linkman': '收件人',
  'warehouses.phone': '电话',
  'warehouses.address': '地址',
  'warehouses.zip': '邮政编码',
  'warehouses.copyAll': '复制全部',
  'warehouses.copy': '复制{what}',
  'warehouses.copied': '已复制',
  'warehouses.freeDays': '免费存放 {n} 天',
  'warehouses.none': '目前没有开放的仓库',
} as const satisfies Record<keyof typeof tw, string>;
