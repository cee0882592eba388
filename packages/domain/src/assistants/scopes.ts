import { isOneOf } from '../records.ts';

/** The permissions that a member can give an assistant. */
export const assistantScopes = ['parcels.read', 'parcels.forecast', 'orders.read', 'orders.submit'] as const;
export type AssistantScope = (typeof assistantScopes)[number];

/**
 * The scopes that a request names, in our order and once each; all of them if it names none. Undefined if it names one
 * that does not exist.
 * @example parseScopes('orders.read parcels.read') // → ['parcels.read', 'orders.read']
 * @example parseScopes('everything') // → undefined
 */
export function parseScopes(text: string): readonly AssistantScope[] | undefined {
  const named = text.split(' ').filter(Boolean);
  if (named.length === 0) return assistantScopes;
  if (!named.every((one) => isOneOf(assistantScopes, one))) return undefined;
  return assistantScopes.filter((scope) => named.includes(scope));
}
