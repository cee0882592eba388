import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import { isRefusal } from '@crossdock/contract/refusals.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { JobData, JobDefinition } from '../platform/jobs.ts';
import { type Actor, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { unbindMessenger } from './bindings.store.ts';
import { lineChannel } from './channels.ts';
import type { LineTokens } from './line.ts';
import { deauthorize } from './lineApi.ts';

export const revokeLineJob = 'take-back-line';

/** Unbinds the account here, and revokes the permission at LINE afterwards. False if nothing was bound. */
export async function unbindAccount(
  tx: Tx,
  actor: Actor,
  services: Services,
  memberId: string,
  provider: Messenger,
): Promise<boolean> {
  const unbound = await unbindMessenger(tx, actor, memberId, provider);
  if (unbound !== undefined && unbound.tokens !== '')
    services.jobs.enqueue(tx, revokeLineJob, { tokens: unbound.tokens });
  return unbound !== undefined;
}

/** The tokens are encrypted in the queue, so reading the queue reveals nothing. */
export function lineRevocation({ config, tenants }: Services): JobDefinition {
  return {
    name: revokeLineJob,
    run: async (noTransaction, { shopId, tokens }: JobData) => {
      const actor = systemActor(await tenants.ofId(shopId), 'job');
      const channel = await noTransaction.transact((tx) => lineChannel(tx, actor, config));
      if (isRefusal(channel)) return;
      const kept = tokensIn(encryptionWith(config.APP_SECRET).open(String(tokens)));
      if (kept !== undefined) await deauthorize(channel, kept);
    },
  };
}

function tokensIn(text: string): LineTokens | undefined {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || typeof value.access !== 'string') return undefined;
  return { access: value.access, refresh: typeof value.refresh === 'string' ? value.refresh : undefined };
}
