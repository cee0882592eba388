import { people, type TableEnds } from '../platform/retention.ts';

export const standingEnds = {
  standingActs: { kept: 'says why an order was made' },
  standingOrders: people,
} satisfies TableEnds;
