import { z } from 'zod';
import { type AllowedAddresses, MessengerFailure, restrictedFetch } from './outboundRequests.ts';

export interface WeChatChannel {
  readonly appId: string;
  readonly authorizeUrl: string;
  readonly apiUrl: string;
  readonly secret: string;
  readonly reach: AllowedAddresses;
}

export interface WeChatAccount {
  readonly openId: string;
  /** The person's id over all apps of the same company. */
  readonly unionId: string | undefined;
}

/**
 * The address at which WeChat requests the person's consent. On a desktop (`qrconnect`) the page shows a code and uses
 * another scope name.
 */
export function weChatSignInUrl(
  channel: Pick<WeChatChannel, 'appId' | 'authorizeUrl'>,
  redirectUri: string,
  state: string,
): string {
  const url = new URL(channel.authorizeUrl);
  const scope = url.pathname.endsWith('/qrconnect') ? 'snsapi_login' : 'snsapi_base';
  const asked = { appid: channel.appId, redirect_uri: redirectUri, response_type: 'code', scope, state };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  url.hash = 'wechat_redirect';
  return url.href;
}

const answer = z.union([
  z.object({ openid: z.string().min(1).max(200), unionid: z.string().min(1).max(200).optional() }),
  z.object({ errcode: z.number(), errmsg: z.string().optional() }),
]);

/**
 * WeChat's error numbers for a login code that is unknown, expired, used or missing. After these the person can log in
 * again. Only the shop can fix other errors.
 */
const wrongCode: ReadonlySet<number> = new Set([40029, 40163, 41008, 42003]);

/** The person behind a code; with a union id if the account belongs to an open platform. Throws `MessengerFailure`. */
export async function fetchWeChatAccount(channel: WeChatChannel, code: string): Promise<WeChatAccount> {
  const said = await exchangeWeChatCode(channel, code);
  if ('openid' in said) return { openId: said.openid, unionId: said.unionid };
  throw new MessengerFailure(wrongCode.has(said.errcode) ? 'declined' : 'unavailable');
}

/** Exchanges a code. Throws `MessengerFailure` if the answer is not WeChat's. */
export async function exchangeWeChatCode(
  channel: WeChatChannel,
  code: string,
): Promise<z.infer<typeof answer>> {
  const url = new URL('sns/oauth2/access_token', `${channel.apiUrl.replace(/\/+$/, '')}/`);
  const asked = { appid: channel.appId, secret: channel.secret, code, grant_type: 'authorization_code' };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  try {
    const response = await restrictedFetch(channel.reach)(url.href, { method: 'GET', headers: {} });
    return answer.parse(await response.json());
  } catch (error) {
    throw new MessengerFailure('unavailable', { cause: error });
  }
}
