import { people, type TableEnds } from '../platform/retention.ts';

export const declarersEnds = {
  declarerWaits: people,
  declarers: people,
  orderDeclarers: { kept: 'belongs to an order' },
} satisfies TableEnds;
