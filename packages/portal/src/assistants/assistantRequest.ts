import type { Request } from '@crossdock/contract/table.ts';

export type AssistantRequest = Required<Request<'readAssistantRequest'>>;

/** Reads the assistant's request from the URL. */
export function assistantRequestIn(hash: string): AssistantRequest {
  const given = new URLSearchParams(hash);
  const text = (name: string) => given.get(name) ?? '';
  return {
    clientId: text('client_id'),
    redirectUri: text('redirect_uri'),
    responseType: text('response_type'),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method'),
    scope: text('scope'),
    resource: text('resource'),
    state: text('state'),
  };
}
