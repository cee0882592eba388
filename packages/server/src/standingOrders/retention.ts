import { people, type TableRetention } from '../platform/retention.ts';

export const standingRetention = {
  standingActs: { kept: 'says why an order was made' },
  standingOrders: people,
} satisfies TableRetention;
