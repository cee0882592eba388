import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { q } from './query.ts';
import type { Actor } from './scope.ts';
import { actorIds } from './transitions.ts';

const secretFields = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'code',
  'token',
  'ticket',
  'secret',
  'browserKey',
  'scanCode',
  'file',
  'rawBody',
]);

/** One append-only row for every write by staff, acting as a member or not: who, which call, with what. */
export async function recordAudit(tx: Tx, actor: Actor, call: string, input: unknown): Promise<void> {
  await tx.run(
    q.insertInto('audit_log').values({
      shop_id: tx.shopId,
      id: newId(),
      at: tx.now,
      call,
      ...actorIds(actor),
      request_id: actor.requestId,
      ip: actor.ip,
      input: JSON.stringify(withoutSecrets(input)),
    }),
  );
}

function withoutSecrets(input: unknown): unknown {
  return JSON.parse(
    JSON.stringify(input ?? {}, (key, value: unknown) => (secretFields.has(key) ? '…' : value)),
  );
}
