import { createHmac } from 'node:crypto';
import { sameBytes } from '../../../platform/ids.ts';

export interface LinePayKeys {
  readonly channelId: string;
  readonly channelSecret: string;
}

export interface LinePayRequest {
  /** The path with its leading slash, without host and query. */
  readonly path: string;
  /** The body of a POST, or the query of a GET without `?`, exactly as it is sent. */
  readonly payload: string;
  /** A UUID, used only once. */
  readonly nonce: string;
}

/**
 * The headers that authenticate a request to LINE Pay. Never sends anything.
 * @example linePayHeaders({ channelId: '1', channelSecret: 's' }, { path: '/v3/payments/1/check', payload: '', nonce:
 * 'n' })['X-LINE-ChannelId'] // → '1'
 */
export function linePayHeaders({ channelId, channelSecret }: LinePayKeys, request: LinePayRequest) {
  return {
    'Content-Type': 'application/json',
    'X-LINE-ChannelId': channelId,
    'X-LINE-Authorization-Nonce': request.nonce,
    'X-LINE-Authorization': macOf(channelSecret, request).toString('base64'),
  };
}

const macOf = (secret: string, { path, payload, nonce }: LinePayRequest): Buffer =>
  createHmac('sha256', secret).update(`${secret}${path}${payload}${nonce}`).digest();

/**
 * Whether a signature matches the request. Compares in constant time.
 * @example isLinePayMac('s', { path: '/', payload: '', nonce: 'n' }, '') // → false
 */
export function isLinePayMac(channelSecret: string, request: LinePayRequest, said: string): boolean {
  return sameBytes(Buffer.from(said, 'base64'), macOf(channelSecret, request));
}
