import { expect, test } from 'vitest';
import { password, startWorld } from './world.ts';

const world = await startWorld();

test('staff log in, see who they are, and log out', async () => {
  const clerk = await world.tw.staff(['warehouse']);
  const row = await world.row('staff', { id: clerk.id });
  const session = await world.tw.guest.call('loginStaff', { login: row?.login ?? '', password });
  expect(session.roles).toEqual(['warehouse']);
  const me = world.tw.as(session.token);
  expect((await me.call('getStaffSession', {})).staffId).toBe(clerk.id);
  await me.call('logoutStaff', {});
  const after = await me.attempt('getStaffSession', {});
  expect(after).toBeRefused({ code: 415, error: 'session.ended' });
});

test('a wrong password, an unknown login and a login of another shop get the same answer', async () => {
  const clerk = await world.th.staff();
  const row = await world.row('staff', { id: clerk.id });
  for (const [login, secret] of [
    [row?.login ?? '', 'wrong'],
    ['nobody', password],
  ] as const) {
    const attempt = await world.th.guest.attempt('loginStaff', { login, password: secret });
    expect(attempt).toBeRefused({ code: 422, error: 'staff.wrongLogin' });
  }
  const foreign = await world.tw.guest.attempt('loginStaff', { login: row?.login ?? '', password });
  expect(foreign).toBeRefused('staff.wrongLogin');
});

test('a token of one shop is invalid in another', async () => {
  const clerk = await world.tw.staff();
  const attempt = await world.client(world.th.host, clerk.token).attempt('getStaffSession', {});
  expect(attempt).toBeRefused({ code: 415 });
});
