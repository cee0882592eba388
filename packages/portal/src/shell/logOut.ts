import { deleteDrafts } from '@crossdock/web/drafts.ts';
import { deleteStoredAnswers } from '@crossdock/web/storedAnswers.ts';
import { client } from './client.ts';
import { dropToken } from './session.ts';

/**
 * Ends the session on the server and in this browser, and stops push messages to it. If the server does not answer,
 * the member is logged out here all the same.
 */
export async function logOut(): Promise<void> {
  // The unsent entries are deleted before the token, because the token identifies their owner.
  await import('./outbox.ts').then(({ outbox }) => outbox.forget()).catch(() => undefined);
  await client.attempt('logout', {});
  dropToken();
  deleteDrafts();
  await deleteStoredAnswers();
  await import('@crossdock/web/pushBrowser.ts')
    .then((push) => push.unsubscribeFromPush())
    .catch(() => undefined);
  location.assign('/login');
}
