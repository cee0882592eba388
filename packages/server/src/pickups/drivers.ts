import { may } from '@crossdock/domain/staff/roles.ts';
import type { Tx } from '../platform/db.ts';
import { activeStaff } from './desk.store.ts';

/** The staff who are allowed to drive pickups. */
export async function driversOf(tx: Tx): Promise<{ id: string; name: string }[]> {
  const staff = await activeStaff(tx);
  return staff.filter(({ roles }) => may(roles, 'pickup.work')).map(({ id, name }) => ({ id, name }));
}
