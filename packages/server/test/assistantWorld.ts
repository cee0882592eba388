import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type CallName, calls, type Output, type Request } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { assistantScopes } from '@crossdock/domain/assistants/scopes.ts';
import { expect } from 'vitest';
import type { Person, World } from './world.ts';

/** Hosts that lead to this computer, because assistants connect by real HTTP. */
const hosts = { tw: '127.0.0.1', th: 'localhost' } as const;

export async function insertLocalShopHosts(world: World): Promise<void> {
  for (const shop of ['tw', 'th'] as const)
    await world.sql('insert into shop_hosts (host, shop_id, is_primary) values ($1, $2, false)', [
      hosts[shop],
      world[shop].id,
    ]);
}

/** A third party's program: it registers, sends members to our page, and exchanges the returned code for tokens. */
export class Assistant {
  readonly origin: string;
  readonly #redirectUri: string;
  readonly #lang: string;
  clientId = '';

  constructor(
    world: World,
    {
      shop = 'tw',
      redirectUri = 'https://assistant.example/callback',
      lang = 'en',
    }: { shop?: 'tw' | 'th'; redirectUri?: string; lang?: string } = {},
  ) {
    const { port } = world.running.server.app.server.address() as AddressInfo;
    this.origin = `http://${hosts[shop]}:${port}`;
    this.#redirectUri = redirectUri;
    this.#lang = lang;
  }

  get resource(): string {
    return `${this.origin}/api/mcp`;
  }

  async registered(name = 'Test assistant'): Promise<this> {
    const answer = await this.post('/api/oauth/register', {
      client_name: name,
      redirect_uris: [this.#redirectUri],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    this.clientId = answer.body.client_id;
    return this;
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const isForm = body instanceof URLSearchParams;
    const answer = await fetch(this.origin + path, {
      method: 'POST',
      headers: {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        accept: 'application/json, text/event-stream',
        lang: this.#lang,
        ...headers,
      },
      body: isForm ? body.toString() : JSON.stringify(body),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: text ? JSON.parse(text) : undefined,
    };
  }

  /** The parameters that the assistant adds to the address of our page. */
  asks(verifier: string, changes: Partial<Request<'readAssistantRequest'>> = {}) {
    return {
      clientId: this.clientId,
      redirectUri: this.#redirectUri,
      responseType: 'code',
      codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
      codeChallengeMethod: 'S256',
      scope: assistantScopes.join(' '),
      resource: this.resource,
      state: 'state-of-the-assistant',
      ...changes,
    };
  }

  /** A call by a member in their browser, at the host of the assistant. */
  async byMember<N extends CallName>(person: Pick<Person, 'token'>, name: N, input: object) {
    const { method, path }: Call = calls[name];
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const answer = await fetch(`${this.origin}/api/${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${person.token}`,
        lang: this.#lang,
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
    });
    const { data, error } = await answer.json();
    return { status: answer.status, data: data as Output<N>, error: error as string | undefined };
  }

  /** The member allows the request. Returns the address to which the member's browser is redirected. */
  async allowed(
    member: Person,
    verifier: string,
    {
      asked = {},
      chosen = {},
    }: {
      asked?: Partial<Request<'readAssistantRequest'>>;
      chosen?: Partial<Request<'answerAssistantRequest'>>;
    } = {},
  ): Promise<URL> {
    const asks = this.asks(verifier, asked);
    const read = await this.byMember(member, 'readAssistantRequest', asks);
    expect(read.error).toBeUndefined();
    const { scopes, formToken } = read.data;
    const answer = { ...asks, formToken, accept: true, scopes, monthMostMinor: 1_000_000, ...chosen };
    const answered = await this.byMember(member, 'answerAssistantRequest', answer);
    expect(answered.error).toBeUndefined();
    return new URL(answered.data.redirectTo);
  }

  exchange(code: string, verifier: string, changes: Record<string, string> = {}) {
    return this.token({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: this.#redirectUri,
      client_id: this.clientId,
      resource: this.resource,
      ...changes,
    });
  }

  refresh(token: string, changes: Record<string, string> = {}) {
    return this.token({
      grant_type: 'refresh_token',
      refresh_token: token,
      client_id: this.clientId,
      resource: this.resource,
      ...changes,
    });
  }

  token(form: Record<string, string>) {
    return this.post('/api/oauth/token', new URLSearchParams(form));
  }

  /** Connects the assistant to the member's account and returns the tokens. */
  async connected(member: Person, options: Parameters<Assistant['allowed']>[2] = {}) {
    const verifier = newVerifier();
    const code = (await this.allowed(member, verifier, options)).searchParams.get('code') ?? '';
    const { status, body } = await this.exchange(code, verifier);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as { access_token: string; refresh_token: string; scope: string; expires_in: number };
  }

  /** Sends one message to the endpoint for assistants. */
  send(token: string | undefined, method: string, params: object = {}) {
    return this.post(
      '/api/mcp',
      { jsonrpc: '2.0', id: 1, method, params },
      token === undefined ? {} : { authorization: `Bearer ${token}` },
    );
  }

  async tools(token: string): Promise<string[]> {
    const { body } = await this.send(token, 'tools/list');
    return body.result.tools.map(({ name }: { name: string }) => name);
  }

  /** Calls a tool. Returns its blocks of text, and the call's answer from the second block. */
  async use(token: string, name: string, args: object = {}) {
    const { body } = await this.send(token, 'tools/call', { name, arguments: args });
    const { content, isError = false } = body.result;
    const texts: string[] = content.map(({ text }: { text: string }) => text);
    return { texts, isRefused: isError, ...JSON.parse(texts[1] ?? '') };
  }
}

export const newVerifier = (): string => randomBytes(32).toString('base64url');
