import type { Call } from '@crossdock/contract/call.ts';
import type { securityEventKinds } from '@crossdock/contract/securityEvents.ts';
import type { Database, Tx } from './db.ts';
import { newId } from './ids.ts';
import { networkOf } from './networks.ts';
import type { Outcome } from './outcome.ts';
import { q } from './query.ts';
import type { Actor, ShopId } from './scope.ts';
import { tally } from './throttle.ts';
import { actorIds } from './transitions.ts';

export interface SecurityEvent {
  readonly kind: (typeof securityEventKinds)[number];
  readonly staffId?: string | null;
  readonly memberId?: string | null;
  readonly name?: string;
  readonly call?: string;
  readonly reason?: string;
}

interface Client {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId?: string;
}

interface Asked extends Client {
  readonly shop: { readonly id: ShopId };
  readonly input: unknown;
}

export async function recordSecurityEvent(tx: Tx, client: Client, event: SecurityEvent): Promise<void> {
  await tx.run(
    q.insertInto('security_events').values({
      shop_id: tx.shopId,
      id: newId(),
      at: tx.now,
      kind: event.kind,
      staff_id: event.staffId ?? null,
      member_id: event.memberId ?? null,
      name: (event.name ?? '').slice(0, 100),
      call: event.call ?? '',
      reason: event.reason ?? '',
      ip: client.ip,
      user_agent: client.userAgent.slice(0, 300),
      request_id: client.requestId ?? '',
    }),
  );
}

/** Strangers must not fill the table: of one network so many are kept in a quarter of an hour, and then it is known. */
const keptOf = { refused: 60, lockout: 3 };
const windowSeconds = 900;
/** An address of a paper is good for so long: who reads the list again meanwhile sees nothing new. */
const looksSeconds = 600;

/** Notes what became of a call that owners can look up, after its transaction: a refusal has rolled that back. */
export async function recordOutcome(
  database: Database,
  name: string,
  call: Call,
  incoming: Asked,
  outcome: Outcome,
): Promise<void> {
  const isRefusedLogin = call.marksDevice === true && outcome.kind === 'refusal';
  if (!isRefusedLogin && (call.watched === undefined || outcome.kind === 'refusal')) return;
  await database.transact(incoming.shop.id, async (tx) => {
    if (outcome.kind === 'refusal') return recordRefusal(tx, name, incoming, outcome.refusal.refused);
    const { staff_id: staffId, member_id: memberId } = actorIds(outcome.actor);
    if (call.watched === 'papers') return recordLooks(tx, name, outcome.actor, incoming, outcome.data);
    return recordSecurityEvent(tx, incoming, { kind: 'export', staffId, memberId, call: name });
  });
}

async function recordRefusal(tx: Tx, call: string, incoming: Asked, reason: string): Promise<void> {
  // A form that was not filled in is no try.
  if (reason === 'request.invalid') return;
  const kind = reason === 'throttle.wait' ? 'lockout' : 'refused';
  const limit = { bucket: `security-${kind}`, windowSeconds };
  const { count } = await tally(tx, limit, networkOf(incoming.ip));
  if (count > keptOf[kind]) return;
  const typed = incoming.input as { account?: unknown; login?: unknown };
  const name = String(typed.login ?? typed.account ?? '');
  await recordSecurityEvent(tx, incoming, { kind, name, call, reason });
}

/** Whose papers were shown, once for as long as their addresses are good. */
async function recordLooks(tx: Tx, call: string, actor: Actor, client: Client, data: unknown): Promise<void> {
  const { list } = data as { readonly list: readonly { readonly memberId: string }[] };
  const staffId = actorIds(actor).staff_id;
  const limit = { bucket: 'security-papers', windowSeconds: looksSeconds };
  for (const memberId of new Set(list.map((row) => row.memberId))) {
    const { count } = await tally(tx, limit, `${staffId} ${memberId}`);
    if (count === 1) await recordSecurityEvent(tx, client, { kind: 'papers', staffId, memberId, call });
  }
}
