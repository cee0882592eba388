import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant, page, pageFields, text } from '../wire/values.ts';
import { eventTypes } from './events.ts';

const eventType = z.enum(eventTypes);

export const webhookInput = z.strictObject({
  address: text(500).regex(/^https?:\/\//, 'field.webAddress'),
  events: z.array(eventType).min(1, 'field.required').max(eventTypes.length),
});

const states = ['on', 'off', 'failing'] as const;

const webhookRow = z.object({
  id,
  address: z.string(),
  events: z.array(z.string()),
  /** `failing`: switched off automatically after days without an accepted event. */
  state: z.enum(states),
  madeAt: instant,
  failingSince: instant.nullable(),
  waiting: z.number().int(),
});

export const deliveryStates = ['waiting', 'sent', 'failed'] as const;

const byProgram = { by: 'staff', can: 'program.write' } as const;

/** URLs of the shop's programs that receive every change of state. */
export const webhookCalls = {
  listWebhooks: call('GET', 'staff/webhooks', {
    ...byProgram,
    summary: 'List the webhooks',
    input: emptyInput,
    output: z.object({ list: z.array(webhookRow) }),
  }),
  addWebhook: call('POST', 'staff/webhooks/add', {
    ...byProgram,
    fresh: true,
    summary: 'Add a webhook; its signing secret is returned only once',
    input: webhookInput,
    output: z.object({ id, secret: z.string() }),
    refusals: ['webhook.address', 'webhook.tooMany'],
  }),
  editWebhook: call('POST', 'staff/webhooks/edit', {
    ...byProgram,
    fresh: true,
    summary: 'Change a webhook’s address or events, or turn it on or off',
    input: webhookInput.extend({ id, state: z.enum(['on', 'off']) }),
    output: doneAnswer,
    refusals: ['webhook.address'],
  }),
  renewWebhookSecret: call('POST', 'staff/webhooks/secret', {
    ...byProgram,
    fresh: true,
    summary: 'Create a new secret, returned only once; both sign for a day',
    input: z.strictObject({ id }),
    output: z.object({ secret: z.string() }),
  }),
  tryWebhook: call('POST', 'staff/webhooks/try', {
    ...byProgram,
    summary: 'Send a test to a webhook',
    input: z.strictObject({ id }),
    output: z.object({ deliveryId: id }),
  }),
  removeWebhook: call('POST', 'staff/webhooks/remove', {
    ...byProgram,
    summary: 'Delete a webhook and its log',
    input: z.strictObject({ id }),
    output: doneAnswer,
  }),
  listDeliveries: call('GET', 'staff/webhooks/deliveries', {
    ...byProgram,
    summary: 'List past and pending deliveries of a webhook, newest first',
    input: z.strictObject({ webhookId: id, state: z.enum(deliveryStates).optional(), ...pageFields }),
    output: page(
      z.object({
        id,
        type: z.string(),
        at: instant,
        state: z.enum(deliveryStates),
        attempts: z.number().int(),
        triedAt: instant.nullable(),
        dueAt: instant,
        /** HTTP status of the last answer; null if there was none. */
        status: z.number().int().nullable(),
        /** The beginning of the answer, or why there was none. */
        answer: z.string(),
        tookMs: z.number().int().nullable(),
        /** The sent body, as JSON. */
        body: z.string(),
      }),
    ),
  }),
  replayDelivery: call('POST', 'staff/webhooks/replay', {
    ...byProgram,
    summary: 'Resend a delivery under the same ID',
    input: z.strictObject({ webhookId: id, id }),
    output: doneAnswer,
  }),
};
