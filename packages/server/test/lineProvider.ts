import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export interface LineProvider {
  readonly issuer: string;
  /** How often its token endpoint was asked. */
  readonly exchanges: number;
  /** Opens the address as a browser does, logs in there as `login`, and answers what it was sent back with. */
  signIn(url: string, login: string): Promise<{ code: string; state: string; iss: string }>;
  stop(): Promise<void>;
}

export interface LineClient {
  readonly clientId: string;
  readonly secret: string;
  readonly redirects: readonly string[];
}

/**
 * A real OpenID Connect provider on loopback in LINE's place, with a login form of its own (any name is somebody, without
 * a password) and no question for consent. It insists on PKCE, as LINE is asked with.
 */
export async function startLineProvider(clients: readonly LineClient[]): Promise<LineProvider> {
  let handle: (request: IncomingMessage, reply: ServerResponse) => void = () => undefined;
  let exchanges = 0;
  const server = createServer((request, reply) => handle(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, settingsFor(clients));
  const serve = provider.callback();
  handle = (request, reply) => {
    if (request.url?.startsWith('/token')) exchanges += 1;
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, reply);
    else void serve(request, reply);
  };
  return {
    issuer,
    get exchanges() {
      return exchanges;
    },
    signIn,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function settingsFor(clients: readonly LineClient[]): Configuration {
  return {
    clients: clients.map(({ clientId, secret, redirects }) => ({
      client_id: clientId,
      client_secret: secret,
      redirect_uris: [...redirects],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['for tests'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, name: `LINE ${id}` }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    ttl: { AccessToken: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
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

async function interact(provider: Provider, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    reply.end(
      '<!doctype html><title>LINE</title><link rel="icon" href="data:,"><form method="post"><input name="login"><button>Log in</button></form>',
    );
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const login = new URLSearchParams(Buffer.concat(chunks).toString()).get('login');
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
