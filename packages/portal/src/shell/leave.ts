import { forgetDrafts } from '@crossdock/web/drafts.ts';
import { forgetAnswers } from '@crossdock/web/keptAnswers.ts';
import { client } from './client.ts';
import { dropToken } from './session.ts';

/** Ends the session on the server and here, and messages to this browser with it. A server that does not answer must not keep anybody logged in here. */
export async function leave(): Promise<void> {
  await client.attempt('logout', {});
  dropToken();
  forgetDrafts();
  await forgetAnswers();
  await import('@crossdock/web/pushBrowser.ts').then((push) => push.unsubscribeHere()).catch(() => undefined);
  location.assign('/login');
}
