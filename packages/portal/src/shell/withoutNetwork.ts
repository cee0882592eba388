import { forgetAnswers } from '@crossdock/web/keptAnswers.ts';
import { keepReads, restoreReads } from '@crossdock/web/keptReads.ts';
import { networkDown, onNetworkChange } from '@crossdock/web/network.ts';
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
