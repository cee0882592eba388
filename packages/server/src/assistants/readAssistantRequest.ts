import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { answerAddress, formToken, hostOfRedirect, readRequest } from './authorization.ts';

export const readAssistantRequest: Handler<'readAssistantRequest'> = async (tx, actor, asked, { config }) => {
  const read = await readRequest(tx, actor, asked);
  if (isRefusal(read)) return read;
  const { client, scopes, fault } = read;
  return {
    redirectTo: fault === undefined ? '' : answerAddress(actor, asked, { error: fault }),
    clientName: client.name,
    clientHost: hostOfRedirect(asked.redirectUri),
    scopes: [...scopes],
    formToken: formToken(config.APP_SECRET, actor, asked, tx.now),
  };
};
