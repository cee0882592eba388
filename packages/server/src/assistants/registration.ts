import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { mayRedirectTo } from '@crossdock/domain/assistants/redirects.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { NewClient } from './clients.store.ts';

/** A fault of a registration (RFC 7591, 3.2.2). */
interface Fault {
  readonly error: 'invalid_redirect_uri' | 'invalid_client_metadata';
  readonly error_description: string;
}

/**
 * The client as it describes itself. Only its return addresses are trusted, so members are shown the host that receives
 * the code beside the client's chosen name.
 */
export function readRegistration(body: unknown): NewClient | Fault {
  if (!isRecord(body))
    return { error: 'invalid_client_metadata', error_description: 'The body is no JSON object' };
  const { redirect_uris: uris, client_name: name, grant_types: grants, response_types: responses } = body;
  const { redirects, redirectLength } = assistantLimits;
  if (!isTexts(uris) || uris.length === 0 || uris.length > redirects)
    return {
      error: 'invalid_redirect_uri',
      error_description: `Between 1 and ${redirects} redirect_uris are needed`,
    };
  if (!uris.every((uri) => uri.length <= redirectLength && mayRedirectTo(uri)))
    return {
      error: 'invalid_redirect_uri',
      error_description: 'Each redirect URI must use https, or http on localhost, without a fragment',
    };
  if (grants !== undefined && !(isTexts(grants) && grants.includes('authorization_code')))
    return {
      error: 'invalid_client_metadata',
      error_description: 'grant_types must have authorization_code',
    };
  if (responses !== undefined && !(isTexts(responses) && responses.includes('code')))
    return { error: 'invalid_client_metadata', error_description: 'response_types must have code' };
  return { name: shownName(name, uris[0] ?? ''), redirectUris: uris };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/**
 * The client's name on one line, without invisible characters and those that change the direction of text.
 */
function shownName(name: unknown, uri: string): string {
  const text = typeof name === 'string' ? name : '';
  const plain = text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, assistantLimits.nameLength).join('') || new URL(uri).hostname;
}
