import type { OutboxEntry, OutboxOwner, OutboxStore } from './outboxEntries.ts';

const name = 'crossdock-outbox';
const entries = 'entries';
const owners = 'owners';

/** The device's database. It belongs to the origin and so to one shop. */
export function outboxDatabase(): OutboxStore {
  let opened: Promise<IDBDatabase> | null = null;
  const open = () => {
    opened ??= openDatabase(() => {
      opened = null;
    });
    return opened;
  };
  /** Resolves when the transaction is on the disk, with the result of its request. */
  const run = async <T>(
    store: string,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | null,
  ): Promise<T | null> => {
    const transaction = (await open()).transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    await ended(transaction);
    return request?.result ?? null;
  };
  return {
    all: async () => (await run<OutboxEntry[]>(entries, 'readonly', (store) => store.getAll())) ?? [],
    async put(written) {
      await run(entries, 'readwrite', (store) => {
        for (const entry of written) store.put(entry);
        return null;
      });
    },
    async change(id, change) {
      await run(entries, 'readwrite', (store) => {
        const request: IDBRequest<OutboxEntry | undefined> = store.get(id);
        request.onsuccess = () => {
          if (request.result === undefined) return;
          const changed = change(request.result);
          if (changed === null) store.delete(id);
          else store.put(changed);
        };
        return null;
      });
    },
    owner: () => run<OutboxOwner>(owners, 'readonly', (store) => store.get('owner')),
    async setOwner(owner) {
      await run(owners, 'readwrite', (store) => store.put(owner, 'owner'));
    },
  };
}

function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(entries, { keyPath: 'id' });
      request.result.createObjectStore(owners);
    };
    const fail = () => {
      onClosed();
      reject(request.error ?? new Error('The database is blocked.'));
    };
    request.onerror = fail;
    request.onblocked = fail;
    request.onsuccess = () => {
      const { result } = request;
      // A later version of the app in another tab must not wait for this one.
      result.onversionchange = () => result.close();
      result.onclose = onClosed;
      resolve(result);
    };
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
  });
}
