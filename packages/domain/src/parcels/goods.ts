import { isOneOf } from '../records.ts';
/** The fifteen goods types (specification, section 3). The codes are stored in the database and sent in API calls. */
export const goodsTypes = [
  'clothes',
  'shoes',
  'bags',
  'homeGoods',
  'furniture',
  'food',
  'cosmetics',
  'carSupplies',
  'personalCare',
  'stationery',
  'plants',
  'kitchen',
  'buildingMaterials',
  'electronics',
  'other',
] as const;
export type GoodsType = (typeof goodsTypes)[number];

/** How carriers and customs treat goods; a channel names the classes that it carries. Prohibited goods never travel. */
export const goodsClasses = ['general', 'sensitive', 'special', 'prohibited'] as const;
export type GoodsClass = (typeof goodsClasses)[number];

/** The class of each goods type in shops that have not chosen their own. A shop can map each type differently. */
export const defaultGoodsClass: Readonly<Record<GoodsType, GoodsClass>> = {
  clothes: 'general',
  shoes: 'general',
  bags: 'general',
  homeGoods: 'general',
  furniture: 'general',
  food: 'special',
  cosmetics: 'special',
  carSupplies: 'general',
  personalCare: 'special',
  stationery: 'general',
  plants: 'prohibited',
  kitchen: 'general',
  buildingMaterials: 'general',
  electronics: 'sensitive',
  other: 'general',
};

/**
 * Whether a code is one of the fifteen goods types.
 * @example isGoodsType('clothes') // → true
 * @example isGoodsType('') // → false
 */
export function isGoodsType(code: string): code is GoodsType {
  return isOneOf(goodsTypes, code);
}

/**
 * The class of `type`: the shop's own mapping if it has one.
 * @example goodsClassOf('clothes', {}) // → 'general'
 */
export function goodsClassOf(
  type: GoodsType,
  ofShop: Partial<Readonly<Record<GoodsType, GoodsClass>>> = {},
): GoodsClass {
  return ofShop[type] ?? defaultGoodsClass[type];
}
