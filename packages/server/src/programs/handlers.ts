import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addWebhook } from './addWebhook.ts';
import { editWebhook } from './editWebhook.ts';
import { listDeliveries } from './listDeliveries.ts';
import { listEvents } from './listEvents.ts';
import { listKeys } from './listKeys.ts';
import { listWebhooks } from './listWebhooks.ts';
import { makeKey } from './makeKey.ts';
import { removeWebhook } from './removeWebhook.ts';
import { renewWebhookSecret } from './renewWebhookSecret.ts';
import { replayDelivery } from './replayDelivery.ts';
import { revokeKey } from './revokeKey.ts';
import { tryWebhook } from './tryWebhook.ts';

export const programHandlers = {
  addWebhook,
  editWebhook,
  listDeliveries,
  listEvents,
  listKeys,
  listWebhooks,
  makeKey,
  removeWebhook,
  renewWebhookSecret,
  replayDelivery,
  revokeKey,
  tryWebhook,
} satisfies Partial<Handlers<CallTable>>;
