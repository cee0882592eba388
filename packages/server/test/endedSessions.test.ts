import { expect, test } from 'vitest';
import { type Person, password, startWorld } from './world.ts';

const world = await startWorld();
const owner = await world.tw.staff(['owner']);

/** A client with another session of this member. */
async function again(member: Person): Promise<Person['client']> {
  const row = await world.row('members', { id: member.id });
  const { token } = await world.tw.guest.call('login', { account: row?.account ?? '', password });
  return world.tw.as(token);
}
const ended = (error: string) => ({ ok: false, failure: { code: 415, error } });

test('a disabled user gets the reason at each call, also as a guest', async () => {
  const member = await world.tw.member();
  await owner.client.call('setMemberStatus', { memberId: member.id, status: 'disabled', why: 'fraud' });
  expect(await member.client.attempt('getMemberInfo', {})).toMatchObject(ended('session.disabled'));
  expect(await member.client.attempt('editMemberInfo', { nickname: '小' })).toMatchObject(
    ended('session.disabled'),
  );
  // Calls that guests may make still work.
  expect(await member.client.attempt('listPickupPoints', {})).toMatchObject({ ok: true });
});

test('a new password ends the other sessions, which are told so', async () => {
  const member = await world.tw.member();
  const other = await again(member);
  await other.call('getMemberInfo', {});
  const secret = 'Another7x';
  const change = { oldPassword: password, password: secret, confirmPassword: secret };
  await member.client.call('updatePassword', change);
  expect(await other.attempt('getMemberInfo', {})).toMatchObject(ended('session.passwordChanged'));
  expect(await member.client.attempt('getMemberInfo', {})).toMatchObject({ ok: true });
});

test('a session ended from another device, one that was logged out, and an unknown token', async () => {
  const member = await world.tw.member();
  const [other, left] = [await again(member), await again(member)];
  await left.call('logout', {});
  expect(await left.attempt('getMemberInfo', {})).toMatchObject(ended('session.ended'));
  await member.client.call('endSession', {});
  expect(await other.attempt('getMemberInfo', {})).toMatchObject(ended('session.endedElsewhere'));
  expect(await world.tw.as('x'.repeat(43)).attempt('getMemberInfo', {})).toMatchObject(
    ended('session.ended'),
  );
});

test('staff with a closed account or a reset password', async () => {
  const clerk = await world.tw.staff(['warehouse']);
  const row = await world.row('staff', { id: clerk.id });
  await owner.client.call('editStaff', {
    ...{ staffId: clerk.id, name: row?.name ?? '', roles: ['warehouse'], status: 'disabled' },
  });
  expect(await clerk.client.attempt('getStaffSession', {})).toMatchObject(ended('session.disabled'));
});

test.each([
  ['was not used for too long', `update sessions set expires_at = now() where member_id = $1`],
  ['is too old', `update sessions set ends_at = now() where member_id = $1`],
  ['belongs to a disabled account', `update members set status = 'disabled' where id = $1`],
])('a session that the server has just seen is refused once it %s', async (_, change) => {
  const member = await world.tw.member();
  await member.client.call('getMemberInfo', {});
  await world.sql(change, [member.id]);
  expect(await member.client.attempt('getMemberInfo', {})).toMatchObject(ended('session.ended'));
  expect(await member.client.attempt('editMemberInfo', { nickname: '小' })).toMatchObject(
    ended('session.ended'),
  );
});

test('a session that the server has just seen is extended by a use an hour later', async () => {
  const member = await world.tw.member();
  await member.client.call('getMemberInfo', {});
  const age = `update sessions set last_seen_at = now() - interval '61 minutes', expires_at = now() + interval '1 day'
    where member_id = $1`;
  await world.sql(age, [member.id]);
  await member.client.call('getMemberInfo', {});
  const row = await world.row('sessions', { memberId: member.id });
  expect(Date.parse(row?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
});
