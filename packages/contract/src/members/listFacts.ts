import { pick } from '@crossdock/domain/records.ts';
import { membersFacts } from './facts.ts';

/** The columns of the console's list of members, on screen and in exports. */
export const memberListFacts = pick(membersFacts, [
  ...(['name', 'account', 'alias', 'phone', 'email', 'level', 'parcelsInHouse', 'ordersOpen'] as const),
  ...(['balanceMinor', 'status', 'createdAt'] as const),
]);
