import { forgetAnswers } from '@crossdock/web/keptAnswers.ts';
import { keepPicture } from '@crossdock/web/keptPicture.ts';
import { keepReads, restoreReads } from '@crossdock/web/keptReads.ts';
import { networkDown, onNetworkChange } from '@crossdock/web/network.ts';
import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { stored } from '@crossdock/web/storage.ts';
import { queryClient } from './api.ts';
import { keys } from './keys.ts';
import { startOutbox } from './outbox.ts';
import { session } from './session.ts';

let started: Promise<void> | null = null;

/**
 * Starts what helps later visits and times without a network: the service worker, and the member's last parcels.
 * Resolves when the screens have the stored answers. It is loaded after the first rows are shown, or at once without a
 * network.
 */
export function start(): Promise<void> {
  started ??= begin();
  return started;
}

async function begin(): Promise<void> {
  // The session may have ended before this was loaded.
  if (session.token() === null) await forgetAnswers();
  keepReads(queryClient, session, {
    names: ['queryParcels', 'queryGoodsTypes', 'getOrderStatistics', 'getForecastRules', 'getCommentTypes'],
    // Pictures of a member's goods are not stored on the device.
    without: ['thumb'],
  });
  stored.removeAll(keys.formerPack);
  keepPictures();
  startOutbox();
  let wasDown = false;
  const restore = async () => {
    const down = networkDown();
    if (down && !wasDown) await restoreReads(queryClient, session);
    wasDown = down;
  };
  onNetworkChange(() => void restore());
  // Without HTTPS there is no service worker. If it is refused, the app works without it.
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  await restore();
}

/** Runs after each answer of the list, when no request is pending and the changes are drawn. */
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
