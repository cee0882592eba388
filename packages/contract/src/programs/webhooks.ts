import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, instant, plain, text } from '../wire/values.ts';
import { eventTypes } from './events.ts';

const eventType = z.enum(eventTypes);

export const webhookInput = z.strictObject({
  address: text(500).regex(/^https?:\/\//, 'field.webAddress'),
  events: z.array(eventType).min(1, 'field.required').max(eventTypes.length),
});

const states = ['on', 'off', 'failing'] as const;

const webhookRow = z.object({
  id,
  address: plain.text,
  events: plain.texts,
  /** `failing`: switched off automatically after days without an accepted event. */
  state: z.enum(states),
  madeAt: instant,
  failingSince: plain.maybeInstant,
  waiting: count,
});

export const webhookDeliveryStates = ['waiting', 'sent', 'failed'] as const;

/** URLs of the shop's programs that receive every change of state. */
export const webhookCalls = {
  listWebhooks: staff('program.write').get('staff/webhooks', {
    summary: 'List the webhooks',
    output: listOf(webhookRow),
  }),
  addWebhook: staff('program.write').post('staff/webhooks/add', {
    summary: 'Add a webhook; its signing secret is returned only once',
    fresh: true,
    input: webhookInput,
    output: z.object({ id, secret: plain.text }),
    refusals: ['webhook.address', 'webhook.tooMany'],
  }),
  editWebhook: staff('program.write').post('staff/webhooks/edit', {
    summary: 'Change a webhook’s address or events, or turn it on or off',
    fresh: true,
    input: webhookInput.extend({ id, state: z.enum(['on', 'off']) }),
    refusals: ['webhook.address'],
  }),
  renewWebhookSecret: staff('program.write').byId.post('staff/webhooks/secret', {
    summary: 'Create a new secret, returned only once; both sign for a day',
    fresh: true,
    output: z.object({ secret: plain.text }),
  }),
  tryWebhook: staff('program.write').byId.post('staff/webhooks/try', {
    summary: 'Send a test to a webhook',
    output: z.object({ deliveryId: id }),
  }),
  removeWebhook: staff('program.write').byId.post('staff/webhooks/remove', {
    summary: 'Delete a webhook and its log',
  }),
  listDeliveries: staff('program.write').page('staff/webhooks/deliveries', {
    summary: 'List past and pending deliveries of a webhook, newest first',
    filters: { webhookId: id, state: z.enum(webhookDeliveryStates).optional() },
    of: z.object({
      id,
      type: plain.text,
      at: instant,
      state: z.enum(webhookDeliveryStates),
      attempts: count,
      triedAt: plain.maybeInstant,
      dueAt: instant,
      /** HTTP status of the last answer; null if there was none. */
      status: plain.maybeCount,
      /** The beginning of the answer, or why there was none. */
      answer: plain.text,
      tookMs: plain.maybeCount,
      /** The sent body, as JSON. */
      body: plain.text,
    }),
  }),
  replayDelivery: staff('program.write').post('staff/webhooks/replay', {
    summary: 'Resend a delivery under the same ID',
    input: z.strictObject({ webhookId: id, id }),
  }),
};
