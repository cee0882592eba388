import { forgetAnswers } from '@crossdock/web/keptAnswers.ts';
import { keepPicture } from '@crossdock/web/keptPicture.ts';
import { keepReads, restoreReads } from '@crossdock/web/keptReads.ts';
import { networkDown, onNetworkChange } from '@crossdock/web/network.ts';
import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { queryClient } from './api.ts';
import { session } from './session.ts';

let started: Promise<void> | null = null;

/**
 * What the app does for second visits and times without a network: the service worker that opens it, and the member's last
 * parcels. Resolves when the screens have what was kept. Loaded after the first rows are shown, or at once without a network.
 */
export function start(): Promise<void> {
  started ??= begin();
  return started;
}

async function begin(): Promise<void> {
  // A session that ended before this was loaded.
  if (session.token() === null) await forgetAnswers();
  keepReads(queryClient, session, {
    names: ['queryParcels', 'queryGoodsTypes', 'getOrderStatistics'],
    // Pictures of a member's goods do not stay on the device.
    without: ['thumb'],
  });
  keepPictures();
  let wasDown = false;
  const restore = async () => {
    const down = networkDown();
    if (down && !wasDown) await restoreReads(queryClient, session);
    wasDown = down;
  };
  onNetworkChange(() => void restore());
  // Without a secure origin there is none; where it is refused, the app works as it did without.
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  await restore();
}

/** After each answer of the list, once nothing more is asked for and what it changed is drawn. */
function keepPictures(): void {
  let due = false;
  const soon = async () => {
    if (due) return;
    due = true;
    await whenQuiet();
    due = false;
    await keepPicture(session, ['/myBag']);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'queryParcels') void soon();
  });
  void soon();
}
