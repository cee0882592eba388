import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider, { type Configuration } from 'oidc-provider';
import { listenHere } from './untilFileEnds.ts';

export interface LineProvider {
  readonly issuer: string;
  /** The number of requests to the provider's token endpoint. */
  readonly exchanges: number;
  /** Accounts that are not friends of the official account. All other accounts are its friends. */
  readonly strangers: Set<string>;
  /** The accounts whose permission was revoked, in order. */
  readonly deauthorized: string[];
  /** Makes all issued access tokens invalid; refresh tokens stay valid. */
  endAccessTokens(): void;
  /** Opens the URL as a browser does, logs in as `login`, and returns the parameters of the redirect. */
  signIn(url: string, login: string): Promise<{ code: string; state: string; iss: string }>;
  stop(): Promise<void>;
}

export interface LineClient {
  readonly clientId: string;
  readonly secret: string;
  readonly redirects: readonly string[];
}

/**
 * A real OpenID Connect provider on loopback in place of LINE. Its login form accepts any name without a password, and
 * it asks for no consent. It requires PKCE, which the product always uses with LINE.
 */
export async function startLineProvider(clients: readonly LineClient[]): Promise<LineProvider> {
  let handle: (request: IncomingMessage, reply: ServerResponse) => void = () => undefined;
  let exchanges = 0;
  const api = lineApi(clients);
  const server = createServer((request, reply) => handle(request, reply));
  const { port, stop } = await listenHere(server);
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, settingsFor(clients));
  const serve = provider.callback();
  handle = (request, reply) => {
    if (request.url?.startsWith('/token')) exchanges += 1;
    if (api.answers(request)) void api.answer(provider, request, reply);
    else if (request.url?.startsWith('/interaction/')) void interact(provider, request, reply);
    else void serve(request, reply);
  };
  return {
    issuer,
    strangers: api.strangers,
    deauthorized: api.deauthorized,
    endAccessTokens: api.endAccessTokens,
    get exchanges() {
      return exchanges;
    },
    signIn,
    stop,
  };
}

function settingsFor(clients: readonly LineClient[]): Configuration {
  return {
    clients: clients.map(({ clientId, secret, redirects }) => ({
      client_id: clientId,
      client_secret: secret,
      redirect_uris: [...redirects],
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['authorization_code', 'refresh_token'],
    })),
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['for tests'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, name: `LINE ${id}` }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    // LINE issues refresh tokens whatever the client asks for.
    issueRefreshToken: () => true,
    ttl: { RefreshToken: 600, AccessToken: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  };
}

/**
 * LINE's calls outside OpenID Connect: whether an account is a friend, a channel's own token, and revoking a user's
 * permission. Revoking needs a valid channel token and a valid user token.
 */
function lineApi(clients: readonly LineClient[]) {
  const strangers = new Set<string>();
  const deauthorized: string[] = [];
  const channelTokens = new Set<string>();
  const given = new Map<string, number>();
  let goodFrom = 0;
  const accountOf = async (provider: Provider, token: string) => {
    const since = given.get(token) ?? Date.now();
    given.set(token, since);
    return since < goodFrom ? undefined : (await provider.AccessToken.find(token))?.accountId;
  };
  const answers = {
    '/friendship/v1/status': async (provider: Provider, bearer: string, _body: string) => {
      const account = await accountOf(provider, bearer);
      return account === undefined ? [401, {}] : [200, { friendFlag: !strangers.has(account) }];
    },
    '/oauth2/v3/token': async (_provider: Provider, _bearer: string, body: string) => {
      const asked = new URLSearchParams(body);
      const known = clients.some(
        ({ clientId, secret }) =>
          clientId === asked.get('client_id') && secret === asked.get('client_secret'),
      );
      if (!known || asked.get('grant_type') !== 'client_credentials')
        return [400, { error: 'invalid_client' }];
      const token = `channel-${channelTokens.size}`;
      channelTokens.add(token);
      return [200, { token_type: 'Bearer', access_token: token, expires_in: 900 }];
    },
    '/user/v1/deauthorize': async (provider: Provider, bearer: string, body: string) => {
      if (!channelTokens.has(bearer)) return [401, { message: 'invalid token' }];
      const { userAccessToken = '' } = JSON.parse(body) as { userAccessToken?: string };
      const account = await accountOf(provider, userAccessToken);
      if (account === undefined) return [400, { message: 'invalid user access token' }];
      deauthorized.push(account);
      return [204, undefined];
    },
  } satisfies Record<string, (provider: Provider, bearer: string, body: string) => Promise<unknown>>;
  const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0] ?? '';
  return {
    strangers,
    deauthorized,
    endAccessTokens: () => {
      goodFrom = Date.now() + 1;
    },
    answers: (request: IncomingMessage) => Object.hasOwn(answers, pathOf(request)),
    async answer(provider: Provider, request: IncomingMessage, reply: ServerResponse): Promise<void> {
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const ask = answers[pathOf(request) as keyof typeof answers];
      const [status, body] = await ask(provider, bearer, await text(request));
      reply.writeHead(Number(status), { 'content-type': 'application/json' });
      reply.end(body === undefined ? undefined : JSON.stringify(body));
    },
  };
}

async function interact(provider: Provider, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    reply.end(
      '<!doctype html><title>LINE</title><link rel="icon" href="data:,"><form method="post"><input name="login"><button>Log in</button></form>',
    );
    return;
  }
  const login = new URLSearchParams(await text(request)).get('login');
  const result = login
    ? { login: { accountId: login } }
    : { error: 'access_denied', error_description: 'said no' };
  await provider.interactionFinished(request, reply, result);
}

async function signIn(url: string, login: string) {
  const cookies = new Map<string, string>();
  let [next, posted] = [new URL(url), false];
  for (;;) {
    const atForm = next.pathname.startsWith('/interaction/');
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(atForm && !posted ? { method: 'POST', body: new URLSearchParams({ login }) } : {}),
    });
    posted ||= atForm;
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    if (to === null) throw new Error(`stuck at ${next.href}: ${answer.status} ${await answer.text()}`);
    const target = new URL(to, next);
    if (target.origin !== new URL(url).origin) {
      const [code, state, iss] = ['code', 'state', 'iss'].map((name) => target.searchParams.get(name) ?? '');
      return { code: code ?? '', state: state ?? '', iss: iss ?? '' };
    }
    next = target;
  }
}
