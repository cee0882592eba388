import { isRecord } from '@crossdock/domain/records.ts';
import { discoverIssuer, type LineChannel, type LineTokens } from './line.ts';
import { MessengerFailure, restrictedFetch } from './outboundRequests.ts';

/** LINE's own API is on the host of its token endpoint. */
async function addressOf(channel: LineChannel, path: string): Promise<string> {
  const { token_endpoint = channel.issuer } = (await discoverIssuer(channel)).serverMetadata();
  return new URL(path, token_endpoint).href;
}

/** Whether this person has the official account as a friend and does not block it; undefined if LINE does not say. */
export async function isFriend(channel: LineChannel, access: string): Promise<boolean | undefined> {
  try {
    const address = await addressOf(channel, '/friendship/v1/status');
    const headers = { authorization: `Bearer ${access}` };
    const said: unknown = await (
      await restrictedFetch(channel.reach)(address, { method: 'GET', headers })
    ).json();
    return isRecord(said) && typeof said.friendFlag === 'boolean' ? said.friendFlag : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Revokes this person's permission at LINE, as LINE requires after unbinding. False if LINE no longer knows the
 * tokens, so nothing is permitted any more. Throws `MessengerFailure` if a retry may help.
 */
export async function deauthorize(channel: LineChannel, tokens: LineTokens): Promise<boolean> {
  const ours = await channelToken(channel);
  if (await takeBack(channel, ours, tokens.access)) return true;
  const renewed = tokens.refresh === undefined ? undefined : await renewedToken(channel, tokens.refresh);
  return renewed !== undefined && takeBack(channel, ours, renewed);
}

async function takeBack(channel: LineChannel, ours: string, userAccessToken: string): Promise<boolean> {
  const { status } = await restrictedFetch(channel.reach)(await addressOf(channel, '/user/v1/deauthorize'), {
    method: 'POST',
    headers: { authorization: `Bearer ${ours}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userAccessToken }),
  });
  if (status >= 500 || status === 429 || status === 401) throw new MessengerFailure('unavailable');
  return status >= 200 && status < 300;
}

/** A stateless token of the login channel itself, valid for a quarter of an hour. */
async function channelToken(channel: LineChannel): Promise<string> {
  const said = await posted(channel, '/oauth2/v3/token', { grant_type: 'client_credentials' });
  if (said === undefined) throw new MessengerFailure('unavailable');
  return said;
}

async function renewedToken(channel: LineChannel, refresh: string): Promise<string | undefined> {
  const { token_endpoint = '' } = (await discoverIssuer(channel)).serverMetadata();
  const { pathname } = new URL(token_endpoint);
  return posted(channel, pathname, { grant_type: 'refresh_token', refresh_token: refresh });
}

/** Posts fields to LINE, and answers the access token in the response; undefined if LINE refuses. */
async function posted(channel: LineChannel, path: string, fields: Record<string, string>) {
  const client = { client_id: channel.clientId, client_secret: channel.secret };
  const response = await restrictedFetch(channel.reach)(await addressOf(channel, path), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, ...client }).toString(),
  });
  if (response.status >= 500 || response.status === 429) throw new MessengerFailure('unavailable');
  const said: unknown = response.ok ? await response.json() : undefined;
  return isRecord(said) && typeof said.access_token === 'string' ? said.access_token : undefined;
}
