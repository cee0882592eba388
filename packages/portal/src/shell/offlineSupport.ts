import { networkDown, onNetworkChange } from '@crossdock/web/network.ts';
import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { callQuery } from '@crossdock/web/queries.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { deleteStoredAnswers } from '@crossdock/web/storedAnswers.ts';
import { restoreReads } from '@crossdock/web/storedReads.ts';
import { storePageImage } from '@crossdock/web/storePageImage.ts';
import { type StoredReadSettings, startStoringAnswers } from '@crossdock/web/storeReads.ts';
import { client, queryClient } from './api.ts';
import { keys } from './keys.ts';
import { startOutbox } from './outbox.ts';
import { pageImagePaths } from './pageImagePaths.ts';
import { session } from './session.ts';

/** Fields with pictures, recipients and declarers, which are never stored on the device. */
const ofOrders = [
  ...['picture', 'pictures', 'consignee', 'phone', 'tel', 'street', 'detail', 'zip', 'areaCode', 'idNumber'],
  ...['declarers', 'signer', 'remark'],
];
const keptCalls = {
  queryParcels: ['thumb'],
  getOrderStatistics: [],
  listOrders: ofOrders,
  getOrder: ofOrders,
  queryGoodsTypes: [],
  getForecastRules: [],
  getCommentTypes: [],
  // The next two answers say whether the shop has a chat, and list its other contacts.
  getShopConfig: [],
  getContact: [],
} as const satisfies StoredReadSettings;

/** Reads that forms need without a network. Such forms are sent later. */
const ofForms = ['getForecastRules', 'queryGoodsTypes', 'getCommentTypes'] as const;
const dayMs = 86_400_000;

let started: Promise<void> | null = null;

/**
 * Starts what later visits and times without a network need: the service worker, and the member's last
 * parcels. Resolves when the screens have the stored answers. It is loaded after the first rows are shown, or
 * at once without a network.
 */
export function startOfflineSupport(): Promise<void> {
  started ??= begin();
  return started;
}

async function begin(): Promise<void> {
  // The session may have ended before this file was loaded, so the stored answers are deleted here too.
  if (session.token() === null) await deleteStoredAnswers();
  startStoringAnswers(queryClient, session, keptCalls);
  safeLocalStorage.removeAll(keys.formerPack);
  keepPictures();
  startOutbox();
  let wasDown = false;
  const restore = async () => {
    const down = networkDown();
    if (down && !wasDown) await restoreReads(queryClient, session);
    wasDown = down;
  };
  onNetworkChange(() => void restore());
  // Without HTTPS there is no service worker. If the browser refuses to register it, the app works without it.
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  await restore();
  if (!networkDown() && session.token() !== null) void readForForms();
}

/** Reads the answers of `ofForms` into the cache once a day. The cache is then stored on the device. */
async function readForForms(): Promise<void> {
  for (const name of ofForms) {
    const options = { ...callQuery(client, name, {}), gcTime: Number.POSITIVE_INFINITY };
    const query = queryClient.getQueryCache().find({ queryKey: options.queryKey });
    if (query && Date.now() - query.state.dataUpdatedAt < dayMs) query.setOptions({ gcTime: options.gcTime });
    else await queryClient.prefetchQuery(options);
  }
}

/**
 * Stores the drawn parcel list after each answer of `queryParcels`, once no request is pending and the changes are
 * drawn.
 */
function keepPictures(): void {
  let due = false;
  const soon = async () => {
    if (due) return;
    due = true;
    await whenQuiet();
    due = false;
    await storePageImage(session, pageImagePaths);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'queryParcels') void soon();
  });
  void soon();
}
