import { noticePagePath } from '@crossdock/domain/notices/pages.ts';
import { afterAll, expect, test } from 'vitest';
import { faultsOfLedger, openPayWorld } from './payWorld.ts';
import { openTransferWorld } from './transferWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const { finance, claim, file } = await openTransferWorld(world);
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

test('a top-up started on a page leads back to it, pays nothing without the member, and never leads to another site', async () => {
  const { member, orderId } = await pay.memberWithOrder(9_000);
  const { client } = member;
  for (const returnTo of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/a b'])
    expect(await client.attempt('submitBankTransfer', await claim(member, { returnTo }))).toBeRefusedAt(
      'returnTo',
      'field.invalid',
    );
  const returnTo = `/pay/${orderId}`;
  const { id } = await file(member, { amountMinor: 20_000, returnTo });
  await finance.client.call('approveBankTransfer', { id });
  expect((await client.call('listMyBankTransfers', {})).list).toMatchObject([
    { state: 'approved', returnTo },
  ]);
  const { list } = await client.call('listNotifications', {});
  const told = list.find(({ event }) => event === 'bankTransfer.approve');
  expect(told && noticePagePath(told.event, told.subjectId)).toBe('/bank');
  expect(await pay.balance(member)).toBe(20_000);
  expect((await client.call('getOrder', { orderId })).state).toBe('awaitingPayment');
  await client.call('payFromBalance', { orderId, dueMinor: 9_000 });
  expect(await pay.balance(member)).toBe(11_000);
});
