import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { assistantScopes } from '@crossdock/domain/assistants/scopes.ts';
import { z } from 'zod';
import { member } from '../wire/call.ts';
import { id, instant, minor, note, plain, text, whole } from '../wire/values.ts';

const scope = z.enum(assistantScopes);

/**
 * The authorization request from the URL that the assistant made. Faults in it are reported back to the
 * assistant.
 */
const asked = {
  clientId: text(assistantLimits.redirectLength),
  redirectUri: text(assistantLimits.redirectLength),
  responseType: note(50).default(''),
  codeChallenge: note(200).default(''),
  codeChallengeMethod: note(50).default(''),
  scope: note(500).default(''),
  resource: note(500).default(''),
  state: note(2_000).default(''),
};

const order = z.object({
  totalMinor: minor,
  consignee: plain.text,
  /** City, area and street, or the pickup point, in one line. */
  place: plain.text,
  channel: plain.text,
  parcels: z.array(z.object({ courierNumber: plain.text, goodsName: plain.text })),
});

const awaiting = z.object({
  id,
  assistantId: id,
  clientName: plain.text,
  /** Identifies the shown order. The member's confirmation sends it back, so that exactly this order is submitted. */
  inputHash: plain.text,
  at: instant,
  expiresAt: instant,
  /** Empty if the order can no longer be submitted like this; `problem` says why. */
  order: z.array(order),
  problem: plain.text,
});

const assistant = z.object({
  id,
  clientName: plain.text,
  clientHost: plain.text,
  scopes: z.array(scope),
  /** The monthly limit for orders; 0 if the assistant may not submit orders. */
  monthMostMinor: minor,
  monthSpentMinor: minor,
  createdAt: instant,
  lastUsedAt: plain.maybeInstant,
});

/** States of an assistant's call. */
const callStates = ['done', 'refused', 'awaits', 'confirmed', 'declined', 'expired'] as const;

/** Assistants that a member connects by OAuth 2.1, and their permissions. */
export const assistantCalls = {
  readAssistantRequest: member.post('Member/ReadAssistantRequest', {
    summary: 'What an assistant asks for, to show before it is allowed',
    personal: true,
    input: z.strictObject(asked),
    output: z.object({
      /** If the request has a fault, the URL that reports it to the assistant; empty otherwise. */
      redirectTo: plain.text,
      clientName: plain.text,
      clientHost: plain.text,
      /** Host of the assistant's client document; empty if the assistant registered itself. */
      clientSite: plain.text,
      scopes: z.array(scope),
      formToken: plain.text,
    }),
    refusals: ['assistant.unknown', 'assistant.redirect', 'assistant.document'],
  }),
  answerAssistantRequest: member.post('Member/AnswerAssistantRequest', {
    summary: 'Allow an assistant what was chosen, or refuse it',
    fresh: { when: 'accept' },
    input: z.strictObject({
      ...asked,
      formToken: text(200),
      accept: plain.yesNo,
      scopes: z.array(scope).max(assistantScopes.length, 'field.tooMany').default([]),
      /** The monthly limit for orders. */
      monthMostMinor: whole.min(1, 'field.tooSmall').max(1_000_000_000_000, 'field.tooBig').optional(),
    }),
    output: z.object({ redirectTo: plain.text }),
    refusals: [
      'assistant.unknown',
      'assistant.redirect',
      'assistant.formEnded',
      'assistant.nothing',
      'assistant.limit',
      'assistant.tooMany',
    ],
  }),
  listAssistants: member.get('Member/GetAssistants', {
    summary: 'Connected assistants, and what awaits your confirmation',
    output: z.object({ list: z.array(assistant), awaiting: z.array(awaiting) }),
  }),
  listAssistantCalls: member.page('Member/GetAssistantCalls', {
    summary: 'What an assistant has called, newest first',
    filters: { assistantId: id },
    of: z.object({
      id,
      call: plain.text,
      state: z.enum(callStates),
      /** Why the call was refused, in your language; empty otherwise. */
      reason: plain.text,
      amountMinor: plain.maybeMinor,
      at: instant,
    }),
  }),
  revokeAssistant: member.byId.post('Member/RevokeAssistant', {
    summary: 'Disconnect an assistant: its tokens end at once',
    personal: true,
  }),
  confirmAssistantCall: member.post('Member/ConfirmAssistantCall', {
    summary: 'Carry out what an assistant asked for',
    personal: true,
    input: z.strictObject({ id, inputHash: text(100) }),
    refusals: ['assistant.awaitsNoMore', 'assistant.notPossible', 'assistant.overLimit'],
  }),
  declineAssistantCall: member.byId.post('Member/DeclineAssistantCall', {
    summary: 'Refuse what an assistant asked for',
    personal: true,
    refusals: ['assistant.awaitsNoMore'],
  }),
};
