import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Device, newDevice } from './authenticator.ts';
import { errorOf } from './messengerWorld.ts';
import { type Person, startWorld, type World, type WorldShop } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function withPasskey(person: Person, device: Device = newDevice()): Promise<Device> {
  await person.client.call('addPasskey', device.make(await person.client.call('beginPasskey', {})));
  return device;
}

const challengeOf = (shop: WorldShop) => shop.guest.call('beginPasskeyLogin', {});
const loginWith = async (shop: WorldShop, device: Device) =>
  shop.guest.attempt('passkeyLogin', device.sign(await challengeOf(shop)));
const passkeysOf = async ({ client }: Person) => (await client.call('listPasskeys', {})).list;
const age = (person: Person) =>
  world.sql(`update sessions set proven_at = now() - interval '1 hour' where member_id = $1`, [person.id]);

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
    // A session that began with a passkey counts as recently proven.
    await client.call('beginPasskey', {});
  });

  test('can be renamed, and once removed it logs nobody in', async () => {
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

  test('is told to the member, and stands in their history', async () => {
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
    await world.sql(`update members set email = '' where id = $1`, [member.id]);
    await withPasskey(member);
    const { areaCode, phone } = await member.client.call('getMemberInfo', {});
    const [letter] = await world.sql<{ body: string }>(
      `select body from outgoing_messages where recipient = $1 and channel = 'sms'`,
      [`+${areaCode}${phone.replace(/^0/, '')}`],
    );
    expect(letter?.body).toContain('通行密鑰');
    expect(letter?.body).not.toContain('http');
  });

  test('ten at most, however many are added at once', async () => {
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

  test('is added and removed only by somebody who has just proven who they are', async () => {
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

  test('does not let a disabled member in', async () => {
    const member = await world.tw.member();
    const device = await withPasskey(member);
    await world.sql(`update members set status = 'disabled' where id = $1`, [member.id]);
    expect(await errorOf(loginWith(world.tw, device))).toBe('member.disabled');
  });

  test('that somebody added after taking over an address goes with the undoing', async () => {
    const member = await world.tw.member({ email: 'kept@example.com' });
    const before = await withPasskey(member);
    await world.sql(`update passkeys set created_at = now() - interval '2 days' where member_id = $1`, [
      member.id,
    ]);
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

describe('attacks on a login', () => {
  let member: Person;
  let device: Device;
  beforeAll(async () => {
    member = await world.tw.member();
    device = await withPasskey(member);
  });
  const refused = async (
    ...[, free]: Parameters<Device['sign']> | [undefined, Parameters<Device['sign']>[1]]
  ) => errorOf(world.tw.guest.attempt('passkeyLogin', device.sign(await challengeOf(world.tw), free)));

  test('the same answer twice, also at the same time', async () => {
    const answer = device.sign(await challengeOf(world.tw));
    const attempts = await Promise.all([1, 2, 3].map(() => world.tw.guest.attempt('passkeyLogin', answer)));
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', answer))).toBe('passkey.expired');
  });

  test('a challenge of our own making, one that is too old, and one for something else', async () => {
    const invented = { challenge: Buffer.alloc(32, 7).toString('base64url'), rpId: 'tw.test' };
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', device.sign(invented)))).toBe(
      'passkey.expired',
    );
    const asked = await challengeOf(world.tw);
    await world.sql(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', device.sign(asked)))).toBe('passkey.expired');
    const proof = await member.client.call('beginPasskeyProof', {});
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', device.sign(proof)))).toBe('passkey.expired');
  });

  test('a foreign origin, a foreign host, a frame of another site', async () => {
    expect(await refused(undefined, { origin: 'https://tw.test.evil.example' })).toBe('passkey.invalid');
    expect(await refused(undefined, { origin: 'http://th.test' })).toBe('passkey.invalid');
    expect(await refused(undefined, { rpId: 'evil.example' })).toBe('passkey.invalid');
    expect(await refused(undefined, { crossOrigin: true })).toBe('passkey.invalid');
  });

  test('a device that has not verified its owner, or was not touched', async () => {
    const synced = 0x18;
    expect(await refused(undefined, { flags: 0x01 | synced })).toBe('passkey.invalid');
    expect(await refused(undefined, { flags: 0x04 | synced })).toBe('passkey.invalid');
    // Whether a key can be synced never changes.
    expect(await refused(undefined, { flags: 0x01 | 0x04 })).toBe('passkey.invalid');
  });

  test('a signature by another key, or with another member’s id', async () => {
    const asked = await challengeOf(world.tw);
    const foreign = newDevice();
    foreign.userHandle = device.userHandle;
    const forged = { ...foreign.sign(asked), credentialId: device.credentialId };
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', forged))).toBe('passkey.invalid');
    const other = await world.tw.member();
    const theirs = Buffer.from(other.id.replaceAll('-', ''), 'hex').toString('base64url');
    const renamed = { ...device.sign(await challengeOf(world.tw)), userHandle: theirs };
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', renamed))).toBe('passkey.invalid');
  });

  test('what is no JSON, no bytes, or too long', async () => {
    const answer = device.sign(await challengeOf(world.tw));
    for (const clientData of ['AAAA', Buffer.from('"x"').toString('base64url')])
      expect(await errorOf(world.tw.guest.attempt('passkeyLogin', { ...answer, clientData }))).toBe(
        'passkey.invalid',
      );
    const broken = { ...answer, authenticatorData: '!', signature: 'A'.repeat(3_000) };
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', broken))).toBe('request.invalid');
  });

  test('a passkey of one shop at another shop', async () => {
    expect(await errorOf(loginWith(world.th, device))).toBe('passkey.unknown');
    const asked = await challengeOf(world.tw);
    expect(await errorOf(world.th.guest.attempt('passkeyLogin', device.sign(asked)))).toBe('passkey.expired');
  });

  test('a passkey of one host at another host of the same shop', async () => {
    await world.sql(`insert into shop_hosts (host, shop_id, is_primary) values ('second.test', $1, false)`, [
      world.tw.id,
    ]);
    const second = world.client('second.test');
    const asked = await second.call('beginPasskeyLogin', {});
    expect(asked.rpId).toBe('second.test');
    expect(await errorOf(second.attempt('passkeyLogin', device.sign(asked)))).toBe('passkey.unknown');
  });

  test("another member's passkey proves nothing", async () => {
    const other = await world.tw.member();
    const theirs = await withPasskey(other);
    const asked = await member.client.call('beginPasskeyProof', {});
    expect(await errorOf(member.client.attempt('provePasskey', theirs.sign(asked)))).toBe('passkey.unknown');
    const stolen = await other.client.call('beginPasskeyProof', {});
    expect(await errorOf(member.client.attempt('provePasskey', device.sign(stolen)))).toBe('passkey.expired');
  });

  test('a copied key: a count that does not move forward', async () => {
    const owner = await world.tw.member();
    const key = await withPasskey(owner, newDevice({ counts: true }));
    const [made] = await passkeysOf(owner);
    expect(made?.synced).toBe(false);
    expect(await loginWith(world.tw, key)).toMatchObject({ ok: true });
    for (const count of [0, 1, 2]) {
      const copy = key.sign(await challengeOf(world.tw), { count });
      expect(await errorOf(world.tw.guest.attempt('passkeyLogin', copy))).toBe('passkey.copied');
    }
    const proof = key.sign(await owner.client.call('beginPasskeyProof', {}), { count: 1 });
    expect(await errorOf(owner.client.attempt('provePasskey', proof))).toBe('passkey.copied');
    const [event] = await world.sql(
      `select call, kind from security_events where reason = 'passkey.copied' limit 1`,
    );
    expect(event).toEqual({ call: 'passkeyLogin', kind: 'refused' });
  });

  test('challenges: a network gets 240 an hour', async () => {
    await world.sql(`update throttles set count = 240 where bucket = 'passkey-begin'`);
    expect(await errorOf(world.tw.guest.attempt('beginPasskeyLogin', {}))).toBe('throttle.wait');
    await world.sql(`delete from throttles where bucket = 'passkey-begin'`);
  });
});

describe('attacks on adding', () => {
  test('a challenge counts once, and for the member who asked', async () => {
    const [member, other] = [await world.tw.member(), await world.tw.member()];
    const asked = await member.client.call('beginPasskey', {});
    const device = newDevice();
    const made = device.make(asked);
    expect(await errorOf(other.client.attempt('addPasskey', made))).toBe('passkey.expired');
    await member.client.call('addPasskey', made);
    expect(await errorOf(member.client.attempt('addPasskey', made))).toBe('passkey.expired');
    // The same credential again, for the other member: one that a shop knows stays with whom it belongs to.
    const again = device.make(await other.client.call('beginPasskey', {}));
    expect(await errorOf(other.client.attempt('addPasskey', again))).toBe('passkey.alreadyAdded');
  });

  test('foreign origins and hosts, unverified owners, and certificates are refused', async () => {
    const member = await world.tw.member();
    const refused = async (free: Parameters<Device['make']>[1]) =>
      errorOf(
        member.client.attempt(
          'addPasskey',
          newDevice().make(await member.client.call('beginPasskey', {}), free),
        ),
      );
    expect(await refused({ origin: 'https://evil.example' })).toBe('passkey.invalid');
    expect(await refused({ rpId: 'th.test' })).toBe('passkey.invalid');
    expect(await refused({ flags: 0x01 })).toBe('passkey.invalid');
    const statement = new Map<string, number | Uint8Array | Map<number, number>>([
      ['alg', -7],
      ['sig', Buffer.alloc(70)],
      ['x5c', new Map([[1, 1]])],
    ]);
    expect(await refused({ attestation: { format: 'packed', statement } })).toBe('passkey.invalid');
    expect(await refused({ attestation: { format: 'tpm', statement: new Map() } })).toBe('passkey.invalid');
    const swapped = newDevice().make(await member.client.call('beginPasskey', {}));
    const id = newDevice().credentialId;
    expect(await errorOf(member.client.attempt('addPasskey', { ...swapped, credentialId: id }))).toBe(
      'passkey.invalid',
    );
  });

  test('staff who act as a member add none', async () => {
    const member = await world.tw.member();
    const staff = await world.tw.staff();
    const { ticket } = await staff.client.call('actAsMember', { memberId: member.id });
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    expect(await errorOf(world.tw.as(token).attempt('beginPasskey', {}))).toBe('session.actingForbidden');
  });
});
