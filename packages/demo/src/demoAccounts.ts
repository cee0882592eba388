import { shopsWithHosts } from '@crossdock/server/shops/installation.store.ts';

/** The parts of the demo that every start needs, separate from the large demo data, which is needed only once. */
export const demoCodes = ['formosa', 'siam'] as const;

/** The password of all demo logins. `npm start` prints it; real shops never use it. */
export const demoPassword = 'Crossdock1';

export const demoStaff = [
  { login: 'owner', name: '店長', roles: ['owner'] },
  { login: 'warehouse', name: '阿豪（倉庫）', roles: ['warehouse'] },
  { login: 'finance', name: '雅雯（財務）', roles: ['finance'] },
  { login: 'support', name: '小琪（客服）', roles: ['support'] },
] as const;

/** True if `createDemoShops` has shops to create. An installation with a shop of its own gets no demo shops. */
export async function needsDemoShops(ownerUrl: string): Promise<boolean> {
  const present = await shopsWithHosts(ownerUrl);
  if (present.some((shop) => !shop.demo)) return false;
  return demoCodes.some((code) => !present.some((shop) => shop.code === code));
}
