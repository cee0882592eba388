import type { CallName } from '@crossdock/contract/table.ts';

/** What the start and the login page ask. The paths of all other calls come with the screens that make them. */
export const loginCalls: readonly CallName[] = [
  'getShopInfo',
  'getShopConfig',
  'getLanguagePack',
  'getVerifyCode',
  'login',
];
