import { orderStates } from '@crossdock/domain/orders/states.ts';
import type { FieldDefinition } from '../wire/fact.ts';

/** The columns of the console's list of orders, on screen and in exports. */
export const orderListFacts = {
  number: { kind: 'code', label: 'orders.number' },
  state: { kind: 'choice', choices: orderStates, label: 'orders.state' },
  member: { kind: 'text', label: 'orders.member' },
  consignee: { kind: 'text', label: 'orders.consignee' },
  country: { kind: 'text', label: 'orders.country' },
  channel: { kind: 'text', label: 'orders.channel' },
  carrier: { kind: 'text', label: 'orders.carrier' },
  warehouse: { kind: 'text', label: 'orders.warehouse' },
  parcels: { kind: 'count', label: 'orders.parcels' },
  weight: { kind: 'weight', label: 'orders.weight', sort: 'weight' },
  forwarding: { kind: 'code', label: 'orders.forwarding' },
  amount: { kind: 'money', label: 'orders.amount' },
  due: { kind: 'money', label: 'orders.due', sort: 'due' },
  waiting: { kind: 'instant', label: 'orders.waiting', sort: 'waiting' },
  created: { kind: 'instant', style: 'short', label: 'orders.created', sort: 'created' },
  remark: { kind: 'text', label: 'orders.remark' },
} as const satisfies Readonly<Record<string, FieldDefinition>>;
