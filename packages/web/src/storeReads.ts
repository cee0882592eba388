import type { CallName } from '@crossdock/contract/table.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Session } from './session.ts';
import { answersCacheEntry, answersCacheName, deleteStoredAnswers } from './storedAnswers.ts';
import {
  findStoredReads,
  maxStoredAgeMs,
  type StoredRead,
  type StoredReads,
  sessionDigest,
} from './storedReads.ts';

const mostReads = 24;
const mostChars = 400_000;
const saveAfterMs = 500;

/**
 * The calls whose answers are stored, each with its fields that are stored empty, such as URLs of private pictures.
 * Texts are stored as '', lists as [], others as null.
 */
export type StoredReadSettings = Partial<Record<CallName, readonly string[]>>;

/**
 * Stores the last answers of these calls as long as the session lasts. Answers of earlier pages stay stored,
 * so a member who last opened the home page still has their parcels without a network.
 */
export function startStoringAnswers(
  cache: QueryClient,
  session: Session,
  settings: StoredReadSettings,
): void {
  if (!globalThis.caches) return;
  const names = keysOf(settings);
  let due = false;
  const save = async () => {
    due = false;
    const token = session.token();
    if (token === null || readsOf(cache, names).length === 0) return;
    const reader = await sessionDigest(token);
    const earlier = await readsBefore(reader);
    const written = newestOf(names, readsOf(cache, names), earlier).map(({ name: call, read }) => {
      const hidden = settings[call] ?? [];
      return JSON.stringify(read, (name, value: unknown) => (hidden.includes(name) ? emptied(value) : value));
    });
    while (written.join().length > mostChars) written.pop();
    const text = `{"reader":"${reader}","reads":[${written.join()}]}`;
    await (await caches.open(answersCacheName)).put(answersCacheEntry, new Response(text));
    // The session may have ended meanwhile.
    if (session.token() !== token) await deleteStoredAnswers();
  };
  const soon = () => {
    if (!due) setTimeout(() => void save(), saveAfterMs);
    due = true;
  };
  cache.getQueryCache().subscribe((event) => {
    const answered = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (answered && isOneOf(names, event.query.queryKey[0])) soon();
  });
  soon();
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : null;
}

function readsOf(cache: QueryClient, names: readonly CallName[]): StoredRead[] {
  return names.flatMap((name) =>
    cache
      .getQueryCache()
      .findAll({ queryKey: [name] })
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, atMs: state.dataUpdatedAt })),
  );
}

/** Returns the answers that this session has stored so far, of this page and of earlier ones. */
async function readsBefore(reader: string): Promise<readonly StoredRead[]> {
  try {
    const text = await (await findStoredReads())?.text();
    const kept: StoredReads | undefined = text ? JSON.parse(text) : undefined;
    return kept?.reader === reader
      ? kept.reads.filter(({ atMs }) => Date.now() - atMs <= maxStoredAgeMs)
      : [];
  } catch {
    // The entry is unreadable and will be overwritten.
    return [];
  }
}

/** The newest answers of each call come first, so that many pages of one call leave room for the other calls. */
function newestOf(
  names: readonly CallName[],
  reads: readonly StoredRead[],
  earlier: readonly StoredRead[],
): { name: CallName; read: StoredRead }[] {
  const known = new Set(reads.map(({ key }) => hashKey(key)));
  const all = [...reads, ...earlier.filter(({ key }) => !known.has(hashKey(key)))];
  return names
    .flatMap((name) =>
      all
        .filter(({ key }) => key[0] === name)
        .sort((one, other) => other.atMs - one.atMs)
        .map((read, rank) => ({ name, read, rank })),
    )
    .sort((one, other) => one.rank - other.rank || other.read.atMs - one.read.atMs)
    .slice(0, mostReads);
}
