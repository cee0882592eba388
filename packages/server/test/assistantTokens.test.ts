import { describe, expect, test } from 'vitest';
import { secondsAgo } from './ago.ts';
import { Assistant, insertLocalShopHosts, newVerifier } from './assistantWorld.ts';
import { password, startWorld } from './world.ts';

const world = await startWorld();
await insertLocalShopHosts(world);
const member = await world.tw.member();

const registered = () => new Assistant(world).registered();
const codeOf = (address: URL): string => address.searchParams.get('code') ?? '';
const invalidGrant = { status: 400, body: { error: 'invalid_grant' } };

describe('a code', () => {
  test('can be used once, and a second use ends its tokens', async () => {
    const assistant = await registered();
    const verifier = newVerifier();
    const code = codeOf(await assistant.allowed(member, verifier));
    const { body } = await assistant.exchange(code, verifier);
    expect((await assistant.send(body.access_token, 'ping')).status).toBe(200);
    expect(await assistant.exchange(code, verifier)).toMatchObject(invalidGrant);
    expect((await assistant.send(body.access_token, 'ping')).status).toBe(401);
    expect(await assistant.refresh(body.refresh_token)).toMatchObject(invalidGrant);
  });

  test('of two concurrent exchanges at most one gets tokens', async () => {
    const assistant = await registered();
    const verifier = newVerifier();
    const code = codeOf(await assistant.allowed(member, verifier));
    const both = await Promise.all([1, 2].map(() => assistant.exchange(code, verifier)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const won = both.find(({ status }) => status === 200);
    expect((await assistant.send(won?.body.access_token, 'ping')).status).toBe(401);
  });

  test('is useless without its verifier, client, address and time', async () => {
    const assistant = await registered();
    const other = await registered();
    const cases: [string, Record<string, string>][] = [
      ['another verifier', { code_verifier: newVerifier() }],
      ['the challenge as verifier', { code_verifier: 'A'.repeat(43) }],
      ['another client', { client_id: other.clientId }],
      ['another address', { redirect_uri: 'https://assistant.example/other' }],
      ['another kind', { grant_type: 'password' }],
      ['another resource', { resource: 'https://other.example/api/mcp' }],
    ];
    for (const [name, changes] of cases) {
      const verifier = newVerifier();
      const code = codeOf(await assistant.allowed(member, verifier));
      expect((await assistant.exchange(code, verifier, changes)).status, name).toBe(400);
    }
    const verifier = newVerifier();
    const late = codeOf(await assistant.allowed(member, verifier));
    await world.change('assistantCodes', {}, { expiresAt: secondsAgo(1) });
    expect(await assistant.exchange(late, verifier)).toMatchObject(invalidGrant);
    const { body } = await assistant.token({
      grant_type: 'authorization_code',
      client_id: assistant.clientId,
    });
    expect(body).toEqual({ error: 'invalid_request' });
    const twice = await assistant.post(
      '/api/oauth/token',
      new URLSearchParams('grant_type=refresh_token&grant_type=refresh_token'),
    );
    expect(twice.body).toEqual({ error: 'invalid_request' });
    const there = new Assistant(world, { shop: 'th' });
    there.clientId = assistant.clientId;
    const foreign = codeOf(await assistant.allowed(member, verifier));
    expect(await there.exchange(foreign, verifier, { resource: assistant.resource })).toMatchObject(
      invalidGrant,
    );
  });
});

describe('tokens', () => {
  test('are stored as hashes, expire soon, and are useless elsewhere', async () => {
    const assistant = await registered();
    const tokens = await assistant.connected(member);
    expect(tokens.expires_in).toBe(3_600);
    expect(tokens.access_token).toMatch(/^cda_/);
    const rows = await world.sql<{ text: string }>(
      'select row_to_json(t)::text as text from assistant_tokens t',
    );
    for (const secret of [tokens.access_token, tokens.refresh_token])
      expect(rows.some(({ text }) => text.includes(secret))).toBe(false);
    const there = new Assistant(world, { shop: 'th' });
    expect((await there.send(tokens.access_token, 'ping')).status).toBe(401);
    // Each host of a shop is a separate resource.
    await world.sql(
      "update assistant_grants set resource = 'https://other.example/api/mcp' where ended_at is null",
    );
    expect((await assistant.send(tokens.access_token, 'ping')).status).toBe(401);
    await world.change('assistantGrants', {}, { resource: assistant.resource });
    await world.change('assistantTokens', { kind: 'access' }, { expiresAt: secondsAgo(1) });
    expect((await assistant.send(tokens.access_token, 'ping')).status).toBe(401);
  });

  test('are refreshed once each, and reuse ends the whole grant', async () => {
    const assistant = await registered();
    const first = await assistant.connected(member, { asked: { scope: 'parcels.read' } });
    expect(await assistant.refresh(first.refresh_token, { scope: 'orders.read' })).toMatchObject({
      body: { error: 'invalid_scope' },
    });
    expect(
      await assistant.refresh(first.refresh_token, { resource: 'https://other.example/' }),
    ).toMatchObject({
      body: { error: 'invalid_target' },
    });
    const other = await registered();
    expect(await other.refresh(first.refresh_token)).toMatchObject(invalidGrant);
    expect(await assistant.refresh(first.access_token)).toMatchObject(invalidGrant);
    const { body: second } = await assistant.refresh(first.refresh_token);
    expect(second).toMatchObject({ scope: 'parcels.read', token_type: 'Bearer' });
    expect((await assistant.send(second.access_token, 'ping')).status).toBe(200);
    expect(await assistant.refresh(first.refresh_token)).toMatchObject(invalidGrant);
    for (const token of [first.access_token, second.access_token])
      expect((await assistant.send(token, 'ping')).status).toBe(401);
    expect(await assistant.refresh(second.refresh_token)).toMatchObject(invalidGrant);
  });

  test('end with a new password, with a disabled account, and when their client revokes them', async () => {
    const [person, owner] = [await world.tw.member(), await world.tw.staff()];
    const assistant = await registered();
    const isOpen = async (token: string) => (await assistant.send(token, 'ping')).status === 200;
    const one = await assistant.connected(person);
    const revoke = (client_id: string) =>
      assistant.post('/api/oauth/revoke', new URLSearchParams({ token: one.refresh_token, client_id }));
    expect((await revoke(crypto.randomUUID())).status).toBe(200);
    expect(await isOpen(one.access_token)).toBe(true);
    expect((await revoke(assistant.clientId)).status).toBe(200);
    expect(await isOpen(one.access_token)).toBe(false);
    const two = await assistant.connected(person);
    const changed = {
      oldPassword: password,
      password: 'Forwarder8x',
      confirmPassword: 'Forwarder8x',
    };
    await person.client.call('updatePassword', changed);
    expect(await isOpen(two.access_token)).toBe(false);
    expect(await assistant.refresh(two.refresh_token)).toMatchObject(invalidGrant);
    const three = await assistant.connected(person);
    const [off, on] = [
      { memberId: person.id, status: 'disabled' as const, why: 'x' },
      { memberId: person.id, status: 'active' as const, why: 'x' },
    ];
    await owner.client.call('setMemberStatus', off);
    expect(await isOpen(three.access_token)).toBe(false);
    await owner.client.call('setMemberStatus', on);
    expect(await isOpen(three.access_token)).toBe(false);
    expect(await assistant.refresh(three.refresh_token)).toMatchObject(invalidGrant);
  });

  test('end with a request to delete the account, and with the undoing of a contact change', async () => {
    const [leaving, robbed] = [
      await world.tw.member(),
      await world.tw.member({ email: 'former@example.com' }),
    ];
    const assistant = await registered();
    const one = await assistant.connected(leaving);
    await leaving.client.call('startMyErasure', { givesUpMinor: 0 });
    expect((await assistant.send(one.access_token, 'ping')).status).toBe(401);
    const two = await assistant.connected(robbed);
    await world.sql(
      `insert into contact_changes (shop_id, id, token_hash, member_id, email, changed_at, expires_at)
       values ($1, gen_random_uuid(), sha256('undo-token'::bytea), $2, 'former@example.com', now() - interval '1 hour', now() + interval '1 day')`,
      [world.tw.id, robbed.id],
    );
    await world.tw.guest.call('undoContact', { token: 'undo-token' });
    expect((await assistant.send(two.access_token, 'ping')).status).toBe(401);
    expect(await assistant.refresh(two.refresh_token)).toMatchObject(invalidGrant);
  });

  test('are counted: more than sixty calls a minute wait', async () => {
    const assistant = await registered();
    const { access_token: token } = await assistant.connected(await world.tw.member());
    await assistant.send(token, 'ping');
    await world.change('throttles', { bucket: 'assistant' }, { count: 60 });
    expect((await assistant.send(token, 'ping')).status).toBe(429);
    expect(await assistant.use(token, 'queryParcels')).toMatchObject({ error: 'throttle.wait' });
  });
});
