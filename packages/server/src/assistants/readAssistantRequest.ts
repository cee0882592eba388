import { isRefusal } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import {
  formToken,
  hostOfRedirect,
  readAuthorizationRequest,
  redirectUrlWithAnswer,
} from './authorization.ts';
import { clientDocumentUrl, documentExpiry, fetchClientDocument, toClientId } from './clientDocuments.ts';
import { storeClientDocument } from './clients.store.ts';

/**
 * Only this call fetches a client's document, so it is fetched only if a member has opened the page on which they allow
 * or refuse the client.
 */
export const readAssistantRequest = withPreparation<'readAssistantRequest'>()({
  look: (tx, actor, { clientId }) => clientDocumentUrl(tx, actor, clientId),
  prepare: async (noTransaction, _actor, _asked, { config }, { url }) => {
    const told = await fetchClientDocument(noTransaction, url, config.OUTBOUND_PRIVATE);
    return isRefusal(told) ? told : { url, told };
  },
  handle: async (tx, actor, asked, { config }, { url, told }) => {
    const id = toClientId(url);
    if (told && id) await storeClientDocument(tx, { id, url, until: documentExpiry(tx) }, told);
    const read = await readAuthorizationRequest(tx, actor, asked);
    if (isRefusal(read)) return read;
    const { client, scopes, fault } = read;
    return {
      redirectTo: fault === undefined ? '' : redirectUrlWithAnswer(actor, asked, { error: fault }),
      clientName: client.name,
      clientHost: hostOfRedirect(asked.redirectUri),
      clientSite: client.documentUrl === null ? '' : hostOfRedirect(client.documentUrl),
      scopes: [...scopes],
      formToken: formToken(config.APP_SECRET, actor, asked, tx.now),
    };
  },
});
