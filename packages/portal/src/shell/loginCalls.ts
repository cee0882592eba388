import type { CallName } from '@crossdock/contract/table.ts';

/**
 * The calls of the start and the login page. The descriptions of all other calls are loaded with the screens that use
 * them.
 */
export const loginCalls: readonly CallName[] = [
  'getShopInfo',
  'getShopConfig',
  'getLanguagePack',
  'getVerifyCode',
  'login',
];
