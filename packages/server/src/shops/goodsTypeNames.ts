import type { Texts } from '@crossdock/contract/wire/values.ts';
import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';

/** A new shop's names of the fifteen goods types; each shop can rename them. */
export const goodsTypeNames: Readonly<Record<GoodsType, Texts>> = {
  clothes: { zh: '服装', tw: '服飾', en: 'Clothes' },
  shoes: { zh: '鞋子', tw: '鞋子', en: 'Shoes' },
  bags: { zh: '箱包', tw: '包包', en: 'Bags' },
  homeGoods: { zh: '家居用品', tw: '居家用品', en: 'Home goods' },
  furniture: { zh: '家具', tw: '家具', en: 'Furniture' },
  food: { zh: '食品', tw: '食品', en: 'Food' },
  cosmetics: { zh: '化妆品', tw: '化妝品', en: 'Cosmetics' },
  carSupplies: { zh: '汽车用品', tw: '汽車用品', en: 'Car supplies' },
  personalCare: { zh: '个人护理', tw: '個人護理', en: 'Personal care' },
  stationery: { zh: '文具', tw: '文具', en: 'Stationery' },
  plants: { zh: '植物', tw: '植物', en: 'Plants' },
  kitchen: { zh: '厨房用品', tw: '廚房用品', en: 'Kitchen' },
  buildingMaterials: { zh: '建材', tw: '建材', en: 'Building materials' },
  electronics: { zh: '电子产品', tw: '電子產品', en: 'Electronics' },
  other: { zh: '其他', tw: '其他', en: 'Other' },
};
