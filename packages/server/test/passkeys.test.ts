import { describe, expect, test } from 'vitest';
import { daysAgo, hoursAgo } from './ago.ts';
import { newDevice } from './authenticator.ts';
import { errorOf } from './messengerWorld.ts';
import { loginWith, passkeysOf, withPasskey } from './passkeyWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();

const age = (person: Person) => world.change('sessions', { memberId: person.id }, { provenAt: hoursAgo(1) });

describe('a passkey', () => {
  test('is added, logs in without a name, and is listed with its last use', async () => {
    const member = await world.tw.member();
    const device = await withPasskey(member);
    expect(await passkeysOf(member)).toEqual([
      {
        ...{ id: expect.any(String), name: 'My phone', host: 'tw.test', synced: true },
        ...{ createdAt: expect.any(String), lastUsedAt: null },
      },
    ]);
    const login = await loginWith(world.tw, device);
    expect(login).toMatchObject({ ok: true, data: { memberId: member.id } });
    if (!login.ok) throw new Error('no login');
    const client = world.tw.as(login.data.token);
    expect((await client.call('getMemberInfo', {})).id).toBe(member.id);
    const [passkey] = await passkeysOf(member);
    expect(passkey?.lastUsedAt).not.toBeNull();
    // A session that began with a passkey counts as recently authenticated.
    await client.call('beginPasskey', {});
  });

  test('can be renamed, and a removed one logs nobody in', async () => {
    const member = await world.tw.member();
    const device = await withPasskey(member);
    const [{ id = '' } = {}] = await passkeysOf(member);
    await member.client.call('renamePasskey', { id, name: 'Old phone' });
    expect(await passkeysOf(member)).toMatchObject([{ name: 'Old phone' }]);
    const other = await world.tw.member();
    expect(await errorOf(other.client.attempt('renamePasskey', { id, name: 'Mine' }))).toBe('row.notFound');
    expect(await errorOf(other.client.attempt('removePasskey', { id }))).toBe('row.notFound');
    await member.client.call('removePasskey', { id });
    expect(await passkeysOf(member)).toEqual([]);
    expect(await errorOf(loginWith(world.tw, device))).toBe('passkey.unknown');
  });

  test('has a message to the member, and an entry in their history', async () => {
    const member = await world.tw.member({ email: 'owner@example.com' });
    await withPasskey(member);
    const [{ id = '' } = {}] = await passkeysOf(member);
    await member.client.call('removePasskey', { id });
    const [letter] = await world.sql<{ body: string }>(
      `select body from outgoing_messages where recipient = 'owner@example.com' order by id desc limit 1`,
    );
    expect(letter?.body).toContain('My phone');
    expect(letter?.body).toContain('http://tw.test/member?tab=security');
    const staff = await world.tw.staff();
    const { steps } = await staff.client.call('getMember', { memberId: member.id });
    expect(steps.map(({ event }) => event)).toEqual(expect.arrayContaining(['passkeyAdd', 'passkeyRemove']));
  });

  test('a member without an email address gets a text message without a link', async () => {
    const member = await world.tw.member();
    await world.change('members', { id: member.id }, { email: '' });
    await withPasskey(member);
    const { areaCode, phone } = await member.client.call('getMemberInfo', {});
    const letter = await world.row('outgoingMessages', {
      recipient: `+${areaCode}${phone.replace(/^0/, '')}`,
      channel: 'sms',
    });
    expect(letter?.body).toContain('通行金鑰');
    expect(letter?.body).not.toContain('http');
  });

  test('is one of at most ten, however many are added at once', async () => {
    const member = await world.tw.member();
    for (let n = 0; n < 9; n++) await withPasskey(member);
    const asked = await Promise.all([1, 2, 3].map(() => member.client.call('beginPasskey', {})));
    const attempts = await Promise.all(
      asked.map((one) => member.client.attempt('addPasskey', newDevice().make(one))),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await errorOf(member.client.attempt('beginPasskey', {}))).toBe('passkey.tooMany');
    expect(await passkeysOf(member)).toHaveLength(10);
  });

  test('is added and removed only after re-authentication', async () => {
    const member = await world.tw.member();
    const device = await withPasskey(member);
    const [{ id = '' } = {}] = await passkeysOf(member);
    await age(member);
    expect(await errorOf(member.client.attempt('beginPasskey', {}))).toBe('session.stale');
    expect(await errorOf(member.client.attempt('removePasskey', { id }))).toBe('session.stale');
    const asked = await member.client.call('beginPasskeyProof', {});
    expect(asked.credentialIds).toEqual([device.credentialId]);
    await member.client.call('provePasskey', device.sign(asked));
    await member.client.call('removePasskey', { id });
    expect(await errorOf(member.client.attempt('beginPasskeyProof', {}))).toBe('passkey.unknown');
  });

  test('does not log a disabled member in', async () => {
    const member = await world.tw.member();
    const device = await withPasskey(member);
    await world.change('members', { id: member.id }, { status: 'disabled' });
    expect(await errorOf(loginWith(world.tw, device))).toBe('member.disabled');
  });

  test('that was added after an address was taken over is removed by undoing', async () => {
    const member = await world.tw.member({ email: 'kept@example.com' });
    const before = await withPasskey(member);
    await world.change('passkeys', { memberId: member.id }, { createdAt: daysAgo(2) });
    await world.sql(
      `insert into contact_changes (shop_id, id, token_hash, member_id, email, changed_at, expires_at)
       values ($1, gen_random_uuid(), sha256('undo-token'::bytea), $2, 'kept@example.com', now() - interval '1 hour', now() + interval '1 day')`,
      [world.tw.id, member.id],
    );
    const thief = await withPasskey(member);
    await world.tw.guest.call('undoContact', { token: 'undo-token' });
    expect(await errorOf(loginWith(world.tw, thief))).toBe('passkey.unknown');
    expect(await loginWith(world.tw, before)).toMatchObject({ ok: true });
  });
});
