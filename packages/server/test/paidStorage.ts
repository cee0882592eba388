import type { Person } from './world.ts';

/** Makes storage free for 30 days, then charged per day, without a maximum and without an end. */
export async function setStorageRate(
  owner: Person,
  warehouseId: string,
  dayRateMinor: number,
): Promise<void> {
  const shelves = await owner.client.call('listStaffWarehouses', {});
  const shelf = shelves.find(({ id }) => id === warehouseId);
  if (shelf === undefined) throw new Error('the warehouse is gone');
  const { active: _, ...fields } = shelf;
  const terms = { by: 'parcel' as const, unit: 1, dayRateMinor, laterRates: [] };
  const storage = { ...terms, capMinor: null, abandonAfterDays: null };
  await owner.client.call('editWarehouse', { ...fields, freeStorageDays: 30, storage, closedDays: [] });
}
