import { beforeAll, describe, expect, test } from 'vitest';
import { secondsAgo } from './ago.ts';
import { type Device, newDevice } from './authenticator.ts';
import { errorOf } from './messengerWorld.ts';
import { challengeOf, loginWith, passkeysOf, withPasskey } from './passkeyWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();

describe('attacks on a login', () => {
  let member: Person;
  let device: Device;
  beforeAll(async () => {
    member = await world.tw.member();
    device = await withPasskey(member);
  });
  const refused = async (free: Parameters<Device['sign']>[1]) =>
    errorOf(world.tw.guest.attempt('passkeyLogin', device.sign(await challengeOf(world.tw), free)));

  test('the same answer twice, also at the same time', async () => {
    const answer = device.sign(await challengeOf(world.tw));
    const attempts = await Promise.all([1, 2, 3].map(() => world.tw.guest.attempt('passkeyLogin', answer)));
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', answer))).toBe('passkey.expired');
  });

  test('a challenge that we did not make, one that is too old, and one for another purpose', async () => {
    const invented = { challenge: Buffer.alloc(32, 7).toString('base64url'), rpId: 'tw.test' };
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', device.sign(invented)))).toBe(
      'passkey.expired',
    );
    const asked = await challengeOf(world.tw);
    await world.change('passkeyChallenges', {}, { expiresAt: secondsAgo(1) });
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', device.sign(asked)))).toBe('passkey.expired');
    const proof = await member.client.call('beginPasskeyProof', {});
    expect(await errorOf(world.tw.guest.attempt('passkeyLogin', device.sign(proof)))).toBe('passkey.expired');
  });

  test('a foreign origin, a foreign host, a frame of another site', async () => {
    expect(await refused({ origin: 'https://tw.test.evil.example' })).toBe('passkey.invalid');
    expect(await refused({ origin: 'http://th.test' })).toBe('passkey.invalid');
    expect(await refused({ rpId: 'evil.example' })).toBe('passkey.invalid');
    expect(await refused({ crossOrigin: true })).toBe('passkey.invalid');
  });

  test('a device that has not verified its owner, or was not touched', async () => {
    const synced = 0x18;
    expect(await refused({ flags: 0x01 | synced })).toBe('passkey.invalid');
    expect(await refused({ flags: 0x04 | synced })).toBe('passkey.invalid');
    // Whether a key can be synced never changes, so a key that could be synced and now claims the opposite is
    // refused.
    expect(await refused({ flags: 0x01 | 0x04 })).toBe('passkey.invalid');
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

  test('no JSON, no bytes, or too long', async () => {
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

  test('a copied key: a count that does not increase', async () => {
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
    await world.change('throttles', { bucket: 'passkey-begin' }, { count: 240 });
    expect(await errorOf(world.tw.guest.attempt('beginPasskeyLogin', {}))).toBe('throttle.wait');
    await world.sql(`delete from throttles where bucket = 'passkey-begin'`);
  });
});

describe('attacks on adding', () => {
  test('a challenge counts once, and for the member who requested it', async () => {
    const [member, other] = [await world.tw.member(), await world.tw.member()];
    const asked = await member.client.call('beginPasskey', {});
    const device = newDevice();
    const made = device.make(asked);
    expect(await errorOf(other.client.attempt('addPasskey', made))).toBe('passkey.expired');
    await member.client.call('addPasskey', made);
    expect(await errorOf(member.client.attempt('addPasskey', made))).toBe('passkey.expired');
    // Another member cannot add this credential: a credential that the shop knows stays with its owner.
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

  test('staff who act as a member cannot add one', async () => {
    const member = await world.tw.member();
    const staff = await world.tw.staff();
    const { ticket } = await staff.client.call('actAsMember', { memberId: member.id });
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    expect(await errorOf(world.tw.as(token).attempt('beginPasskey', {}))).toBe('session.actingForbidden');
  });
});
