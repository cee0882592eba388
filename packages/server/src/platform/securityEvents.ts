import type { securityEventKinds } from '@crossdock/contract/staff/securityEvents.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { dateIn, dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import type { Database, Tx } from './db.ts';
import { throttleKeyOfIp } from './networks.ts';
import type { Outcome } from './outcome.ts';
import { fromShop, insertWithNewId } from './rows.ts';
import type { ShopId } from './scope.ts';
import { holdsSensitiveDocument } from './sensitiveDocuments.ts';
import { countTry } from './throttle.ts';
import { actorIds } from './transitions.ts';

export interface SecurityEvent {
  readonly kind: (typeof securityEventKinds)[number];
  readonly staffId?: string | null;
  readonly memberId?: string | null;
  readonly name?: string;
  readonly call?: string;
  readonly reason?: string;
  /** The id of the first access of the same viewing; null for the first access. */
  readonly viewId?: string | null;
}

interface Client {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId?: string;
}

interface Asked extends Client {
  readonly shop: { readonly id: ShopId; readonly timeZone: string };
  readonly input: unknown;
}

/** Answers the event's id. */
export async function recordSecurityEvent(tx: Tx, client: Client, event: SecurityEvent): Promise<string> {
  return insertWithNewId(tx, 'securityEvents', {
    at: tx.now,
    kind: event.kind,
    staffId: event.staffId ?? null,
    memberId: event.memberId ?? null,
    name: (event.name ?? '').slice(0, 100),
    call: event.call ?? '',
    reason: event.reason ?? '',
    ip: client.ip,
    userAgent: client.userAgent.slice(0, 300),
    requestId: client.requestId ?? '',
    viewId: event.viewId ?? null,
  });
}

/** The most events kept per network and quarter of an hour, so that strangers cannot fill the table. */
const keptOf = { refused: 60, lockout: 3 };
const windowSeconds = 900;
/** While the signed address of a document is valid, reading the list with it again is not recorded again. */
const looksSeconds = 600;

/**
 * Records the outcome of a call for owners to look up. Runs after the call's transaction, because a refusal
 * rolls that back.
 */
export async function recordCallOutcome(
  database: Database,
  name: string,
  call: Call,
  incoming: Asked,
  outcome: Outcome,
): Promise<void> {
  const isRefusedLogin = call.marksDevice === true && outcome.kind === 'refusal';
  if (!isRefusedLogin && (call.watched === undefined || outcome.kind === 'refusal')) return;
  const shown = outcome.kind === 'answer' && call.watched === 'papers' ? shownOf(call, outcome) : [];
  if (call.watched === 'papers' && shown.length === 0) return;
  await database.transact(incoming.shop.id, async (tx) => {
    if (outcome.kind === 'refusal') return recordRefusal(tx, name, incoming, outcome.refusal.refused);
    const { staffId, memberId } = actorIds(outcome.actor);
    if (call.watched === 'papers') return recordLooks(tx, name, incoming, staffId, shown);
    await recordSecurityEvent(tx, incoming, {
      kind: 'export',
      staffId,
      memberId,
      call: exportedBy(name, incoming),
    });
  });
}

/**
 * The name under which an export is recorded: the list that was exported, if one call exports many lists, else the
 * call.
 */
const exportedBy = (name: string, { input }: Asked): string =>
  isRecord(input) && typeof input.list === 'string' ? input.list : name;

async function recordRefusal(tx: Tx, call: string, incoming: Asked, reason: string): Promise<void> {
  // An incomplete form does not count as a try.
  if (reason === 'request.invalid') return;
  const kind = reason === 'throttle.wait' ? 'lockout' : 'refused';
  const limit = { bucket: `security-${kind}`, windowSeconds };
  const { count } = await countTry(tx, limit, throttleKeyOfIp(incoming.ip));
  if (count > keptOf[kind]) return;
  const typed: Readonly<Record<string, unknown>> = isRecord(incoming.input) ? incoming.input : {};
  const name = String(typed.login ?? typed.account ?? '');
  await recordSecurityEvent(tx, incoming, { kind, name, call, reason });
}

/**
 * The members whose sensitive documents staff could open with this answer. Members who read their own
 * documents are not recorded.
 */
function shownOf(call: Call, { actor, data }: Extract<Outcome, { kind: 'answer' }>): string[] {
  if (actorIds(actor).staffId === null) return [];
  const list: readonly unknown[] | undefined =
    isRecord(data) && Array.isArray(data.list) ? data.list : undefined;
  const owners = (list ?? [data])
    .filter((row) => holdsSensitiveDocument(call.output, list ? { list: [row] } : row))
    .map((row) => (actor.kind === 'member' ? actor.memberId : ownerOf(row)));
  return [...new Set(owners)].filter((id) => id !== undefined);
}

const owned = z.object({ memberId: z.string().nullish(), member: z.object({ id: z.string() }).nullish() });

function ownerOf(row: unknown): string | undefined {
  const { data } = owned.safeParse(row);
  return data?.memberId ?? data?.member?.id;
}

/**
 * Records accesses to sensitive documents, but not again while their signed addresses are valid. All accesses of one
 * person to one list on one day are one viewing, which is identified by its first access.
 */
async function recordLooks(
  tx: Tx,
  call: string,
  client: Asked,
  staffId: string | null,
  shown: readonly string[],
): Promise<void> {
  const limit = { bucket: 'security-papers', windowSeconds: looksSeconds };
  let viewId: string | undefined;
  for (const memberId of shown) {
    const { count } = await countTry(tx, limit, `${staffId} ${memberId}`);
    if (count > 1) continue;
    viewId ??= await viewOfDay(tx, client.shop.timeZone, call, staffId);
    const id = await recordSecurityEvent(tx, client, { kind: 'papers', staffId, memberId, call, viewId });
    viewId ??= id;
  }
}

/** The id of the person's first access through this call on this day of the shop. */
async function viewOfDay(tx: Tx, timeZone: string, call: string, staffId: string | null) {
  const row = await tx.maybe(
    fromShop(tx, 'securityEvents')
      .select('id')
      .where('at', '>=', dayStart(dateIn(tx.now, timeZone), timeZone))
      .where('kind', '=', 'papers')
      .where('call', '=', call)
      .where('staffId', '=', staffId)
      .where('viewId', 'is', null)
      .orderBy('at')
      .limit(1),
  );
  return row?.id;
}
