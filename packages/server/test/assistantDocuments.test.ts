import { beforeEach, describe, expect, test } from 'vitest';
import { Assistant, insertLocalShopHosts } from './assistantWorld.ts';
import { serveHere } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

/** The answers of a stand-in for the assistant's website, and the requested paths. */
const site = {
  asked: [] as string[],
  status: 200,
  type: 'application/json',
  text: undefined as string | undefined,
  told: {} as Record<string, unknown>,
};
const { url: base } = await serveHere((request, response) => {
  site.asked.push(request.url ?? '');
  const told = {
    client_id: base + (request.url ?? ''),
    client_name: 'Described',
    redirect_uris: ['https://assistant.example/callback'],
    token_endpoint_auth_method: 'none',
    ...site.told,
  };
  response.writeHead(site.status, { 'content-type': site.type, location: `${base}/other.json` });
  response.end(site.text ?? JSON.stringify(told));
});
const world = await startWorld({ env: { OUTBOUND_PRIVATE: 'true' } });
await insertLocalShopHosts(world);
const member = await world.tw.member();
beforeEach(() => {
  Object.assign(site, { asked: [], status: 200, type: 'application/json', text: undefined, told: {} });
});

let count = 0;
function described(path = `/client${count++}.json`): Assistant {
  const assistant = new Assistant(world);
  assistant.clientId = base + path;
  return assistant;
}
const reads = (assistant: Assistant, by = member, changes = {}) =>
  assistant.byMember(by, 'readAssistantRequest', assistant.asks('verifier', changes));

describe('an assistant that describes itself in a document', () => {
  test("is shown, allowed, and exchanges and refreshes tokens under its document's address", async () => {
    const assistant = described();
    const metadata = await (await fetch(`${assistant.origin}/.well-known/oauth-authorization-server`)).json();
    expect(metadata.client_id_metadata_document_supported).toBe(true);
    const read = await reads(assistant);
    expect(read.data).toMatchObject({
      ...{ clientName: 'Described', clientHost: 'assistant.example', clientSite: '127.0.0.1' },
    });
    const tokens = await assistant.connected(member);
    expect(await assistant.tools(tokens.access_token)).toContain('queryParcels');
    const refreshed = await assistant.refresh(tokens.refresh_token);
    expect(refreshed.status).toBe(200);
    const other = await assistant.refresh(refreshed.body.refresh_token, { client_id: `${base}/x.json` });
    expect(other.body.error).toBe('invalid_grant');
    const { list } = (await assistant.byMember(member, 'listAssistants', {})).data;
    expect(list.filter(({ clientName }) => clientName === 'Described')).toHaveLength(1);
  });

  test('is read once an hour, and a changed document then applies', async () => {
    const assistant = described();
    expect((await reads(assistant)).error).toBeUndefined();
    site.told = { redirect_uris: ['https://elsewhere.example/cb'] };
    expect((await reads(assistant)).error).toBeUndefined();
    expect(site.asked).toHaveLength(1);
    await world.change(
      'assistantClients',
      { documentUrl: assistant.clientId },
      { documentUntil: new Date() },
    );
    expect((await reads(assistant)).error).toBe('assistant.redirect');
    expect(site.asked).toHaveLength(2);
  });

  test('is unknown by the id of its row, and before it was read', async () => {
    const assistant = described();
    await reads(assistant);
    const row = await world.row('assistantClients', { documentUrl: assistant.clientId });
    expect((await reads(assistant, member, { clientId: row?.id })).error).toBe('assistant.unknown');
    const never = described();
    const answer = { ...never.asks('v'), formToken: 'x', accept: true, scopes: ['parcels.read'] };
    expect((await never.byMember(member, 'answerAssistantRequest', answer)).error).toBe('assistant.unknown');
    expect(site.asked).toHaveLength(1);
  });

  const wrong: [string, Partial<typeof site>][] = [
    ['names another address', { told: { client_id: 'https://assistant.example/client.json' } }],
    ['is missing', { status: 404 }],
    ['is elsewhere', { status: 302 }],
    ['is a page', { type: 'text/html' }],
    ['is no JSON', { text: '{' }],
    ['is no object', { text: '[]' }],
    ['is too long', { told: { more: 'x'.repeat(20_000) } }],
    ['has a secret', { told: { client_secret: 'secret' } }],
    ['proves itself in another way', { told: { token_endpoint_auth_method: 'private_key_jwt' } }],
    ['has no return address', { told: { redirect_uris: [] } }],
    ['sends codes to another program', { told: { redirect_uris: ['http://assistant.example/cb'] } }],
  ];
  test.each(wrong)('is refused if its document %s', async (_what, says) => {
    const somebody = await world.tw.member();
    const assistant = described();
    Object.assign(site, says);
    expect((await reads(assistant, somebody)).error).toBe('assistant.document');
    expect(site.asked).toHaveLength(1);
    // A faulty document is not cached.
    Object.assign(site, { status: 200, type: 'application/json', text: undefined, told: {} });
    expect((await reads(assistant, somebody)).error).toBeUndefined();
  });

  test('cannot make the server contact its own network, or anything but a URL', async () => {
    const { config } = world.running.services;
    const wasPrivate = config.OUTBOUND_PRIVATE;
    Object.assign(config, { OUTBOUND_PRIVATE: false });
    for (const clientId of [
      described().clientId,
      'https://127.0.0.1/c.json',
      'https://crossdock.internal/c.json',
    ])
      expect((await reads(described(), member, { clientId })).error, clientId).toBe('assistant.document');
    Object.assign(config, { OUTBOUND_PRIVATE: wasPrivate });
    for (const path of ['', '/', '/a/../c.json', '/c.json#part'])
      expect((await reads(described(), member, { clientId: base + path })).error, path).toBe(
        'assistant.unknown',
      );
    const login = base.replace('//', '//me:secret@');
    for (const clientId of [`${login}/c.json`, 'file:///etc/passwd', 'my program'])
      expect((await reads(described(), member, { clientId })).error, clientId).toBe('assistant.unknown');
    expect(site.asked).toEqual([]);
  });

  test('is read at most twenty times an hour per member', async () => {
    const somebody = await world.tw.member();
    site.status = 404;
    for (let time = 0; time < 20; time++)
      expect((await reads(described(), somebody)).error).toBe('assistant.document');
    site.status = 200;
    const { status, error } = await reads(described(), somebody);
    expect({ status, error }).toEqual({ status: 429, error: 'throttle.wait' });
    expect(site.asked).toHaveLength(20);
  });
});

describe('assistants in a browser', () => {
  const origin = 'https://inspector.example';
  const paths = {
    '/api/mcp': 'POST',
    '/api/oauth/token': 'POST',
    '/api/oauth/register': 'POST',
    '/api/oauth/revoke': 'POST',
    '/.well-known/oauth-authorization-server': 'GET',
    '/.well-known/oauth-protected-resource': 'GET',
    '/.well-known/oauth-protected-resource/api/mcp': 'GET',
  };

  test.each(Object.entries(paths))('may call %s by %s', async (path, method) => {
    const address = new Assistant(world).origin + path;
    const asks = await fetch(address, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type,mcp-protocol-version',
      },
    });
    expect(asks.status).toBe(204);
    expect(asks.headers.get('access-control-allow-methods')).toBe(method);
    for (const name of ['authorization', 'content-type', 'mcp-protocol-version', 'mcp-session-id'])
      expect(asks.headers.get('access-control-allow-headers')).toContain(name);
    const answer = await fetch(address, { method, headers: { origin } });
    for (const { headers } of [asks, answer]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toContain('www-authenticate');
      expect(headers.get('access-control-expose-headers')).toContain('mcp-session-id');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('can read why they are refused, and call nothing else', async () => {
    const assistant = new Assistant(world);
    const refused = await assistant.post('/api/mcp', {}, { origin });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    for (const path of ['/api/Orders/QueryOrder', '/api/Member/Longo', '/api/oauth/authorize', '/']) {
      const answer = await fetch(assistant.origin + path, { headers: { origin }, redirect: 'manual' });
      expect(answer.headers.get('access-control-allow-origin'), path).toBeNull();
    }
  });
});

test('the member gets a message about each assistant that is connected', async () => {
  const told = await world.tw.member({ email: 'owner@example.com', phone: '' });
  const lastTo = async (recipient: string) =>
    world.sql<{ body: string; subject: string }>(
      'select subject, body from outgoing_messages where recipient = $1 order by id desc',
      [recipient],
    );
  await (await new Assistant(world).registered('Butler')).connected(told);
  const [message, ...before] = await lastTo('owner@example.com');
  expect(message?.body).toContain('Butler');
  expect(message?.body).toContain('assistant.example');
  expect(message?.body).toContain('/assistants');
  expect(before).toEqual([]);
});
