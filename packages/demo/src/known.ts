import { shopsWithHosts } from '@crossdock/server/shops/installation.store.ts';

/** What every start asks of the demo shops, apart from what they are made of: that is large, and needed once. */
export const demoCodes = ['formosa', 'siam'] as const;

/** Everybody in the demo shops logs in with it; shown by `npm start`, and nowhere but in demo shops. */
export const demoPassword = 'Crossdock1';

export const demoStaff = [
  { login: 'owner', name: '店長', roles: ['owner'] },
  { login: 'warehouse', name: '阿豪（倉庫）', roles: ['warehouse'] },
  { login: 'finance', name: '雅雯（財務）', roles: ['finance'] },
  { login: 'support', name: '小琪（客服）', roles: ['support'] },
] as const;

/** Whether `seedDemo` has something to make: an installation with a shop of its own keeps to itself. */
export async function missesDemo(ownerUrl: string): Promise<boolean> {
  const present = await shopsWithHosts(ownerUrl);
  if (present.some((shop) => !shop.demo)) return false;
  return demoCodes.some((code) => !present.some((shop) => shop.code === code));
}
