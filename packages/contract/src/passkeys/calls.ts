import { passkeyTerms } from '@crossdock/domain/passkeys/terms.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant, text } from '../wire/values.ts';

/** Bytes in base64url, as browsers write them in JSON. */
const bytes = (most: number) => text(most).regex(/^[A-Za-z0-9_-]+$/, { error: 'field.invalid' });
const credentialId = bytes(1_400);
const clientData = bytes(4_000);
const name = text(passkeyTerms.nameLength);

/** An authenticator's signed answer. */
const assertion = z.strictObject({
  credentialId,
  clientData,
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
  userHandle: bytes(200),
});
export type PasskeyAssertion = z.infer<typeof assertion>;

const challenge = z.object({ challenge: z.string(), rpId: z.string(), seconds: z.number().int() });

const assertionRefusals = [
  'passkey.expired',
  'passkey.invalid',
  'passkey.unknown',
  'passkey.copied',
] as const;

/** Logging in with a passkey, and a member's own passkeys. */
export const passkeyCalls = {
  beginPasskeyLogin: call('POST', 'Member/BeginPasskeyLogin', {
    by: 'guest',
    summary: 'Get the challenge for a login with a passkey',
    input: emptyInput,
    output: challenge,
  }),
  passkeyLogin: call('POST', 'Member/PasskeyLogin', {
    by: 'guest',
    summary: 'Log in with what a passkey signed',
    input: assertion,
    output: z.object({ token: z.string(), memberId: id }),
    refusals: [...assertionRefusals, 'member.disabled'],
    marksDevice: true,
  }),
  listPasskeys: call('GET', 'Member/GetPasskeys', {
    by: 'member',
    summary: 'List your passkeys',
    input: emptyInput,
    output: z.object({
      list: z.array(
        z.object({
          id,
          name: z.string(),
          host: z.string(),
          synced: z.boolean(),
          createdAt: instant,
          lastUsedAt: instant.nullable(),
        }),
      ),
      most: z.number().int(),
    }),
  }),
  beginPasskey: call('POST', 'Member/BeginPasskey', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Get the challenge and names for making a passkey',
    input: emptyInput,
    output: challenge.extend({
      rpName: z.string(),
      userId: z.string(),
      userName: z.string(),
      displayName: z.string(),
      algorithms: z.array(z.number().int()),
      existing: z.array(z.object({ credentialId: z.string(), transports: z.array(z.string()) })),
    }),
    refusals: ['passkey.tooMany'],
  }),
  addPasskey: call('POST', 'Member/AddPasskey', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Keep a passkey that a device has made',
    input: z.strictObject({
      name,
      credentialId,
      clientData,
      attestation: bytes(6_000),
      transports: z.array(text(20)).max(10, 'field.tooMany').default([]),
    }),
    output: z.object({ id }),
    refusals: ['passkey.expired', 'passkey.invalid', 'passkey.tooMany', 'passkey.alreadyAdded'],
  }),
  renamePasskey: call('POST', 'Member/RenamePasskey', {
    by: 'member',
    personal: true,
    summary: 'Rename a passkey',
    input: z.strictObject({ id, name }),
    output: doneAnswer,
  }),
  removePasskey: call('POST', 'Member/RemovePasskey', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Remove a passkey: nobody can log in with it any more',
    input: z.strictObject({ id }),
    output: doneAnswer,
  }),
  beginPasskeyProof: call('POST', 'Member/BeginPasskeyProof', {
    by: 'member',
    personal: true,
    summary: 'Get the challenge for confirming it’s you with a passkey',
    input: emptyInput,
    output: challenge.extend({ credentialIds: z.array(z.string()) }),
    refusals: ['passkey.unknown'],
  }),
  provePasskey: call('POST', 'Member/ProvePasskey', {
    by: 'member',
    personal: true,
    summary: 'Confirm it’s you with a passkey; valid 15 minutes',
    input: assertion,
    output: doneAnswer,
    refusals: [...assertionRefusals],
  }),
};
