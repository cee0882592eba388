import type { EventNoun } from '@crossdock/contract/programs/events.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import { hasPermission } from '../platform/authorize.ts';
import type { Handler } from '../platform/handler.ts';
import { assignEventNumbers } from './assignEventNumbers.ts';
import { eventsAfter } from './stream.store.ts';
import { eventOf } from './view.ts';

/** The permission for reading each kind of event. */
const readable: Readonly<Record<EventNoun, Permission>> = {
  parcel: 'parcel.read',
  order: 'order.read',
  package: 'order.read',
  payment: 'payment.read',
  chargeback: 'payment.read',
  transfer: 'transfer.read',
  withdrawal: 'withdrawal.read',
  claim: 'aftersales.read',
  problem: 'parcel.read',
  dispute: 'parcel.read',
  service: 'parcel.read',
  pickup: 'parcel.read',
  purchase: 'product.read',
  vipOrder: 'parcel.read',
};

export const listEvents: Handler<'listEvents'> = async (tx, actor, { after, limit }) => {
  const stream = await tx.inOwnTransaction(assignEventNumbers);
  if (after === undefined) return { list: [], next: String(stream.last), more: stream.more };
  const rows = await eventsAfter(tx, Number(after), limit);
  const first = rows[0]?.seq ?? stream.last + 1;
  // Refuses if the event after the reader's last number was deleted meanwhile, or if that number is from another
  // database.
  if (first !== Number(after) + 1) return refuse('event.gone');
  const last = rows.at(-1)?.seq ?? Number(after);
  const theirs = keysOf(readable).filter((noun) => hasPermission(actor, readable[noun]));
  const list = rows.filter(({ type }) => theirs.some((noun) => type.startsWith(`${noun}.`)));
  return { list: list.map(eventOf), next: String(last), more: last < stream.last || stream.more };
};
