import { describe, expect, test } from 'vitest';
import { hoursAgo, secondsAgo } from './ago.ts';
import { Assistant, insertLocalShopHosts, newVerifier } from './assistantWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
await insertLocalShopHosts(world);
const member = await world.tw.member();

const registered = (options: ConstructorParameters<typeof Assistant>[1] = {}) =>
  new Assistant(world, options).registered();

test('each host names its own authorization server and resources', async () => {
  const assistant = new Assistant(world);
  const read = async (path: string) => (await fetch(assistant.origin + path)).json();
  for (const path of ['', '/api/mcp'])
    expect(await read(`/.well-known/oauth-protected-resource${path}`)).toMatchObject({
      resource: `${assistant.origin}/api/mcp`,
      authorization_servers: [assistant.origin],
    });
  expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: assistant.origin,
    authorization_endpoint: `${assistant.origin}/api/oauth/authorize`,
    token_endpoint: `${assistant.origin}/api/oauth/token`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
  });
  const there = new Assistant(world, { shop: 'th' });
  const foreign = await (await fetch(`${there.origin}/.well-known/oauth-authorization-server`)).json();
  expect(foreign.issuer).toBe(there.origin);
  const without = await assistant.send(undefined, 'ping');
  expect(without.status).toBe(401);
  expect(without.headers.get('www-authenticate')).toContain(
    `Bearer resource_metadata="${assistant.origin}/.well-known/oauth-protected-resource/api/mcp"`,
  );
  const wrong = await assistant.send(`cda_${newVerifier()}`, 'ping');
  expect(wrong).toMatchObject({ status: 401, body: { error: 'assistant.ended' } });
  expect(wrong.headers.get('www-authenticate')).toContain('error="invalid_token"');
});

describe('a registration', () => {
  const register = (body: unknown, lang?: string) =>
    new Assistant(world, lang ? { lang } : {}).post('/api/oauth/register', body);
  const uris = ['https://a.example/cb'];

  test('has redirect addresses that only its own program can receive', async () => {
    for (const redirect of [
      'http://a.example/cb',
      'javascript:alert(1)',
      'cursor://callback',
      'https://a.example/cb#part',
      'https://user@a.example/cb',
      'https://*.example/cb',
      'data:text/html,x',
      'nothing',
    ])
      expect(await register({ redirect_uris: [redirect] }), redirect).toMatchObject({
        status: 400,
        body: { error: 'invalid_redirect_uri' },
      });
    for (const redirect_uris of [undefined, [], 'https://a.example/cb', [1], Array(11).fill(uris[0])])
      expect(await register({ redirect_uris })).toMatchObject({ body: { error: 'invalid_redirect_uri' } });
    for (const more of [{ grant_types: ['implicit'] }, { response_types: ['token'] }])
      expect(await register({ redirect_uris: uris, ...more })).toMatchObject({
        body: { error: 'invalid_client_metadata' },
      });
  });

  test('gets no secret, and a name in one line without hidden characters', async () => {
    const { body } = await register({
      redirect_uris: uris,
      client_name: `Good\u202e bank\n${'x'.repeat(200)}`,
      token_endpoint_auth_method: 'client_secret_basic',
    });
    expect(body).not.toHaveProperty('client_secret');
    expect(body.token_endpoint_auth_method).toBe('none');
    expect(body.client_name).toMatch(/^Good bank x+$/);
    expect(body.client_name).toHaveLength(80);
  });

  test('is limited per address, and deleted if no member connects it', async () => {
    const assistant = await registered();
    await world.change('assistantClients', { id: assistant.clientId }, { expiresAt: secondsAgo(1) });
    const ended = await assistant.byMember(member, 'readAssistantRequest', assistant.asks(newVerifier()));
    expect(ended.error).toBe('assistant.unknown');
    await world.change('throttles', { bucket: 'assistant-register' }, { count: 1_000 });
    const many = await register({ redirect_uris: uris });
    expect(many).toMatchObject({ status: 429, body: { error: 'throttle.wait' } });
    await world.sql("delete from throttles where bucket = 'assistant-register'");
  });
});

describe('a request for consent', () => {
  test('is not redirected if client or redirect address is unknown', async () => {
    const assistant = await registered({ redirectUri: 'http://127.0.0.1:4000/cb' });
    const read = (changes: object) =>
      assistant.byMember(member, 'readAssistantRequest', assistant.asks(newVerifier(), changes));
    for (const clientId of ['x', crypto.randomUUID()])
      expect((await read({ clientId })).error).toBe('assistant.unknown');
    for (const redirectUri of [
      'http://127.0.0.1:4000/cb/',
      'http://127.0.0.1:4000/cb?x=1',
      'http://localhost:4000/cb',
      'https://127.0.0.1:4000/cb',
      'https://evil.example/cb',
      'http://127.0.0.1:4000@evil.example/cb',
    ])
      expect((await read({ redirectUri })).error, redirectUri).toBe('assistant.redirect');
    // For a program on the member's own computer, the redirect address may have any port.
    expect((await read({ redirectUri: 'http://127.0.0.1:59123/cb' })).error).toBeUndefined();
    const foreign = await registered({ shop: 'th' });
    expect((await read({ clientId: foreign.clientId })).error).toBe('assistant.unknown');
  });

  test('is returned with its fault if it is not OAuth 2.1 or not for us', async () => {
    const assistant = await registered();
    const faults = [
      [{ codeChallenge: '' }, 'invalid_request'],
      [{ codeChallengeMethod: 'plain' }, 'invalid_request'],
      [{ codeChallengeMethod: '' }, 'invalid_request'],
      [{ codeChallenge: 'short' }, 'invalid_request'],
      [{ responseType: 'token' }, 'unsupported_response_type'],
      [{ responseType: '' }, 'unsupported_response_type'],
      [{ resource: '' }, 'invalid_target'],
      [{ resource: 'https://other.example/api/mcp' }, 'invalid_target'],
      [{ resource: assistant.origin }, 'invalid_target'],
      [{ scope: 'parcels.read everything' }, 'invalid_scope'],
    ] as const;
    for (const [changes, error] of faults) {
      const asks = assistant.asks(newVerifier(), changes);
      const { data } = await assistant.byMember(member, 'readAssistantRequest', asks);
      const went = new URL(data.redirectTo);
      expect(Object.fromEntries(went.searchParams)).toEqual({
        error,
        state: 'state-of-the-assistant',
        iss: assistant.origin,
      });
      const answer = { ...asks, formToken: data.formToken, accept: true, scopes: ['parcels.read'] };
      const answered = await assistant.byMember(member, 'answerAssistantRequest', answer);
      expect(new URL(answered.data.redirectTo).searchParams.get('error')).toBe(error);
    }
  });

  test('is answered as shown by the session that saw it, and not by staff', async () => {
    const assistant = await registered();
    const asks = assistant.asks(newVerifier(), { scope: 'parcels.read orders.submit' });
    const { data } = await assistant.byMember(member, 'readAssistantRequest', asks);
    const answer = {
      ...asks,
      formToken: data.formToken,
      accept: true,
      scopes: ['parcels.read'],
      monthMostMinor: 100,
    };
    const other = await world.tw.member();
    const by = (person: Pick<Person, 'token'>, changes: object = {}) =>
      assistant.byMember(person, 'answerAssistantRequest', { ...answer, ...changes });
    expect((await by(other)).error).toBe('assistant.formEnded');
    expect((await by({ token: '' })).error).toBe('session.missing');
    for (const changes of [
      { scope: 'parcels.read' },
      { state: 'another' },
      { codeChallenge: 'A'.repeat(43) },
      { formToken: 'x' },
      { formToken: data.formToken.replace(/^\d{13}/, String(Date.now() + 900_000)) },
    ])
      expect((await by(member, changes)).error).toBe('assistant.formEnded');
    expect((await by(member, { scopes: [] })).error).toBe('assistant.nothing');
    expect((await by(member, { scopes: ['orders.read'] })).error).toBe('assistant.nothing');
    expect((await by(member, { scopes: ['orders.submit'], monthMostMinor: undefined })).error).toBe(
      'assistant.limit',
    );
    await world.change(
      'sessions',
      { memberId: member.id },
      { provenAt: hoursAgo(1), createdAt: hoursAgo(1) },
    );
    expect((await by(member)).error).toBe('session.stale');
    const refused = await by(member, { accept: false });
    expect(new URL(refused.data.redirectTo).searchParams.get('error')).toBe('access_denied');
    await world.change('sessions', { memberId: member.id }, { provenAt: new Date(), createdAt: new Date() });
    const support = await world.tw.staff();
    const { ticket } = await support.client.call('actAsMember', { memberId: member.id });
    const acting = await world.tw.guest.call('getBackMemberToken', { ticket });
    for (const name of ['readAssistantRequest', 'answerAssistantRequest'] as const)
      expect(
        (
          await assistant.byMember(
            { token: acting.token },
            name,
            name === 'readAssistantRequest' ? asks : answer,
          )
        ).error,
      ).toBe('session.actingForbidden');
  });

  test('is one of at most ten, and a newer one by the same client replaces it', async () => {
    const person = await world.tw.member();
    const first = await registered();
    const before = await first.connected(person);
    const after = await first.connected(person);
    expect((await first.send(before.access_token, 'ping')).status).toBe(401);
    expect((await first.send(after.access_token, 'ping')).status).toBe(200);
    await world.sql(
      `insert into assistant_grants (shop_id, id, member_id, client_id, client_name, client_host, scopes, resource, created_at, expires_at)
       select $1, gen_random_uuid(), $2, gen_random_uuid(), 'x', 'x', '{}', 'x', now(), now() + interval '1 day' from generate_series(1, 9)`,
      [world.tw.id, person.id],
    );
    const another = await registered();
    const asks = another.asks(newVerifier());
    const { data } = await another.byMember(person, 'readAssistantRequest', asks);
    const answer = { ...asks, formToken: data.formToken, accept: true, scopes: ['parcels.read'] };
    expect((await another.byMember(person, 'answerAssistantRequest', answer)).error).toBe(
      'assistant.tooMany',
    );
  });
});
