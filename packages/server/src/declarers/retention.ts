import { people, type TableRetention } from '../platform/retention.ts';

export const declarersRetention = {
  declarerWaits: people,
  declarers: people,
  orderDeclarers: { kept: 'belongs to an order' },
} satisfies TableRetention;
