import { throttleKeyOfIp } from '../src/platform/networks.ts';
import type { ChargedParties } from '../src/platform/workBudget.ts';

export const partiesChargedForMember = (shop: string, key: string): ChargedParties => ({
  own: { kind: 'member', key: `${shop} ${key}` },
  shop: { kind: 'shop', key: shop },
});
export const partiesChargedForClerk = (shop: string): ChargedParties => ({
  own: { kind: 'staff', key: `${shop} clerk` },
  shop: { kind: 'shopStaff', key: shop },
});
export const partiesChargedForAddress = (shop: string): ChargedParties => ({
  own: { kind: 'address', key: throttleKeyOfIp('127.0.0.1') },
  shop: { kind: 'shop', key: shop },
});
