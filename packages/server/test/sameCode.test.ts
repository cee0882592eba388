import { expect, test } from 'vitest';
import { channelFields, createLane, kerryFields } from './lanes.ts';
import { byKilogram } from './storageTerms.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const lanes = await createLane(world, world.tw);

type Outcome = { ok: boolean; failure?: { code: number; error: string; fields: object } };

/**
 * Gives two rows the same code at once, several times. One row of each pair gets the code, and the other is refused at
 * its field. A check before the write would sometimes let both pass, because it sees only committed rows.
 */
async function race(error: string, save: (index: 0 | 1, code: string) => Promise<Outcome>): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    const outcomes = await Promise.all([save(0, `SAME${round}`), save(1, `SAME${round}`)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toBeRefused({ code: 409, error, fields: { code: {} } });
  }
}

const two = <T>(make: (code: string) => Promise<T>) => Promise.all([make('A1'), make('B1')]);

test('two warehouses', async () => {
  const { client } = lanes.owner;
  const fields = { name: '倉', linkman: '{userName}', phone: '13900139000', address: '银海路399号' };
  const common = { ...fields, zip: '322000', freeStorageDays: 21, storage: byKilogram, closedDays: [] };
  const made = await two((code) => client.call('addWarehouse', { ...common, code }));
  await race('warehouse.codeTaken', (index, code) =>
    client.attempt('editWarehouse', { ...common, id: made[index].id, code }),
  );
});

test('two pickup points', async () => {
  const { client } = lanes.owner;
  const place = { country: 'TW', province: '臺北市', city: '信義區', address: '松高路 9 號 1 樓' };
  const common = { ...place, name: '自提點', kind: 'counter' as const };
  const made = await two((code) => client.call('savePickupPoint', { ...common, code }));
  await race('address.pickupPointCodeTaken', (index, code) =>
    client.attempt('savePickupPoint', { ...common, id: made[index].id, code }),
  );
});

test('two carriers', async () => {
  const { client } = lanes.owner;
  const made = await two((code) => client.call('addCarrier', { ...kerryFields, code }));
  await race('pricing.codeTaken', (index, code) =>
    client.attempt('editCarrier', { ...kerryFields, id: made[index].id, code }),
  );
});

test('two channels', async () => {
  const { client } = lanes.owner;
  const common = channelFields(lanes.warehouseId, [{ carrierId: lanes.kerryId, deliveryType: 2 }]);
  const made = await two((code) => client.call('addChannel', { ...common, code }));
  await race('pricing.codeTaken', (index, code) =>
    client.attempt('editChannel', { ...common, id: made[index].id, code }),
  );
});
