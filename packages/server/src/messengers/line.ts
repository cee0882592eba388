import type { Configuration } from 'openid-client';
import {
  type AllowedAddresses,
  isAllowedAddress,
  MessengerFailure,
  restrictedFetch,
} from './outboundRequests.ts';

export interface LineChannel {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  readonly reach: AllowedAddresses;
}

/** LINE signs tokens of web logins with the channel's secret, although its discovery document does not say so. */
const signedBySecret = 'https://access.line.me';

/**
 * Normalises an issuer's address to the form in which issuers name themselves: without a trailing slash if it has no
 * path.
 */
export function normaliseIssuer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.pathname === '/' && url.search === '' ? url.origin : text;
}

const keptMs = 60 * 60_000;
const keptAtMost = 200;
const known = new Map<string, { readonly configuration: Configuration; readonly atMs: number }>();

/** The issuer's discovery document, read once an hour per process and channel. */
export async function discoverIssuer(channel: LineChannel): Promise<Configuration> {
  const key = JSON.stringify(channel);
  const kept = known.get(key);
  if (kept && Date.now() - kept.atMs < keptMs) return kept.configuration;
  const configuration = await discover(channel);
  if (known.size >= keptAtMost) known.clear();
  known.set(key, { configuration, atMs: Date.now() });
  return configuration;
}

/**
 * Reads the discovery document now. Throws `MessengerFailure` if it cannot be read, or names addresses
 * that are not allowed.
 */
async function discover({ issuer, clientId, secret, reach }: LineChannel): Promise<Configuration> {
  const { allowInsecureRequests, customFetch, discovery } = await import('openid-client');
  const metadata = {
    client_secret: secret,
    ...(normaliseIssuer(issuer) === signedBySecret ? { id_token_signed_response_alg: 'HS256' } : {}),
  };
  // Plain HTTP is allowed here because `reach` already requires TLS where it is necessary.
  const execute = [allowInsecureRequests];
  let configuration: Configuration;
  try {
    configuration = await discovery(new URL(normaliseIssuer(issuer)), clientId, metadata, undefined, {
      execute,
      [customFetch]: restrictedFetch(reach),
    });
  } catch (error) {
    throw new MessengerFailure('unavailable', { cause: error });
  }
  // The server contacts the addresses that an issuer names and sends browsers there, so they must meet the
  // same rules as its own address.
  const { authorization_endpoint = '', token_endpoint = '' } = configuration.serverMetadata();
  if ([authorization_endpoint, token_endpoint].every((one) => isAllowedAddress(one, reach)))
    return configuration;
  throw new MessengerFailure('unavailable');
}

/** The tokens of a LINE login, for requests about this person and for revoking the permission. */
export interface LineTokens {
  readonly access: string;
  readonly refresh: string | undefined;
}

export interface LineLoginRequest {
  readonly url: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The address of LINE's login page, and the nonce and code verifier with which LINE's answer is checked. */
export async function lineLoginRequest(
  channel: LineChannel,
  redirectUri: string,
  state: string,
  purpose: 'login' | 'bind',
  known?: Configuration,
): Promise<LineLoginRequest> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } =
    await import('openid-client');
  const configuration = known ?? (await discoverIssuer(channel));
  const [nonce, codeVerifier] = [randomNonce(), randomPKCECodeVerifier()];
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    // LINE offers to add the official account: on its page of consent or, for a binding, on a separate page.
    bot_prompt: purpose === 'bind' ? 'aggressive' : 'normal',
  });
  return { url: url.href, nonce, codeVerifier };
}

export interface LineAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** The person who logged in. Throws `MessengerFailure` if LINE refuses or answers something else. */
export async function fetchLineAccount(
  channel: LineChannel,
  redirectUri: string,
  answer: LineAnswer,
  sent: Pick<LineLoginRequest, 'nonce' | 'codeVerifier'>,
): Promise<{ subject: string; name: string; tokens: LineTokens }> {
  const { authorizationCodeGrant } = await import('openid-client');
  const configuration = await discoverIssuer(channel);
  const back = new URL(redirectUri);
  back.searchParams.set('code', answer.code);
  back.searchParams.set('state', answer.state);
  if (answer.iss !== undefined) back.searchParams.set('iss', answer.iss);
  try {
    const tokens = await authorizationCodeGrant(configuration, back, {
      expectedState: answer.state,
      expectedNonce: sent.nonce,
      pkceCodeVerifier: sent.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new MessengerFailure('declined');
    return {
      subject: claims.sub,
      name: typeof claims.name === 'string' ? claims.name : '',
      tokens: { access: tokens.access_token, refresh: tokens.refresh_token },
    };
  } catch (error) {
    throw await failureOf(error);
  }
}

/**
 * Simulates a login up to the exchange of an invalid code: an issuer that rejects only the code has accepted the
 * channel. Throws `MessengerFailure` if the answer is not an issuer's.
 */
export async function testLineChannel(channel: LineChannel, redirectUri: string) {
  const { ResponseBodyError, authorizationCodeGrant } = await import('openid-client');
  const configuration = await discover(channel);
  const sent = await lineLoginRequest(channel, redirectUri, 'try', 'login', configuration);
  const back = new URL(redirectUri);
  back.searchParams.set('code', 'try');
  back.searchParams.set('state', 'try');
  const { issuer, authorization_response_iss_parameter_supported: says } = configuration.serverMetadata();
  if (says) back.searchParams.set('iss', issuer);
  const { host: authorizationHost } = new URL(sent.url);
  try {
    await authorizationCodeGrant(configuration, back, {
      expectedState: 'try',
      expectedNonce: sent.nonce,
      pkceCodeVerifier: sent.codeVerifier,
    });
  } catch (error) {
    if (error instanceof ResponseBodyError)
      return { authorizationHost, accepted: error.error === 'invalid_grant' };
    // A client that fails authentication may get 401 with a challenge (RFC 6749).
    if (error instanceof Error && error.name === 'WWWAuthenticateChallengeError')
      return { authorizationHost, accepted: false };
    throw new MessengerFailure('unavailable', { cause: error });
  }
  throw new MessengerFailure('unavailable');
}

/**
 * Decides whose fault an error is: a wrong secret or a broken issuer is the shop's; an invalid code or token
 * is the person's.
 */
async function failureOf(error: unknown): Promise<MessengerFailure> {
  const { AuthorizationResponseError, ClientError, ResponseBodyError } = await import('openid-client');
  if (error instanceof MessengerFailure) return error;
  const declined =
    error instanceof AuthorizationResponseError ||
    (error instanceof ResponseBodyError && error.error === 'invalid_grant') ||
    (error instanceof ClientError && notAsAsked.has(String(error.code)));
  return new MessengerFailure(declined ? 'declined' : 'unavailable', { cause: error });
}

const notAsAsked = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);
