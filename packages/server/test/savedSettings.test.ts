import { expect, test } from 'vitest';
import { changeSettings } from './shopSettings.ts';
import { startWorld } from './world.ts';

const world = await startWorld();

test('saved settings apply to the next call, even if no event of the database arrives', async () => {
  const owner = await world.tw.staff(['owner']);
  const nameSeen = async () => (await world.tw.guest.call('getShopInfo', {})).shop_name;
  await nameSeen();
  await world.running.services.realtime.stop();
  await changeSettings(owner, { name: '換了名字' });
  expect(await nameSeen()).toBe('換了名字');
});
