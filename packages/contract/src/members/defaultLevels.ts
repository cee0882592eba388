import type { Texts } from '../wire/values.ts';

/** Suggested names of a new shop's levels. The shop sets the thresholds. */
export const defaultLevelNames: readonly Texts[] = [
  { tw: '一般會員', zh: '普通会员', en: 'Member' },
  { tw: '銀卡會員', zh: '银卡会员', en: 'Silver' },
  { tw: '金卡會員', zh: '金卡会员', en: 'Gold' },
];
