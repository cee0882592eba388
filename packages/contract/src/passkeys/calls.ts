import { passkeyLimits } from '@crossdock/domain/passkeys/limits.ts';
import { z } from 'zod';
import { guest, member } from '../wire/call.ts';
import { count, createdAnswer, id, instant, plain, text } from '../wire/values.ts';

/** Bytes in base64url, as browsers write them in JSON. */
const bytes = (most: number) => text(most).regex(/^[A-Za-z0-9_-]+$/, { error: 'field.invalid' });
const credentialId = bytes(1_400);
const clientData = bytes(4_000);
const name = text(passkeyLimits.nameLength);

/** An authenticator's signed answer. */
const assertion = z.strictObject({
  credentialId,
  clientData,
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
  userHandle: bytes(200),
});
export type PasskeyAssertion = z.infer<typeof assertion>;

const challenge = z.object({ challenge: plain.text, rpId: plain.text, seconds: count });

const assertionRefusals = [
  'passkey.expired',
  'passkey.invalid',
  'passkey.unknown',
  'passkey.copied',
] as const;

/** Logging in with a passkey, and a member's own passkeys. */
export const passkeyCalls = {
  beginPasskeyLogin: guest.post('Member/BeginPasskeyLogin', {
    summary: 'Get the challenge for a login with a passkey',
    output: challenge,
  }),
  passkeyLogin: guest.post('Member/PasskeyLogin', {
    summary: 'Log in with what a passkey signed',
    input: assertion,
    output: z.object({ token: plain.text, memberId: id }),
    refusals: [...assertionRefusals, 'member.disabled'],
    marksDevice: true,
  }),
  listPasskeys: member.get('Member/GetPasskeys', {
    summary: 'List your passkeys',
    output: z.object({
      list: z.array(
        z.object({
          id,
          name: plain.text,
          host: plain.text,
          synced: plain.yesNo,
          createdAt: instant,
          lastUsedAt: plain.maybeInstant,
        }),
      ),
      most: count,
    }),
  }),
  beginPasskey: member.post('Member/BeginPasskey', {
    summary: 'Get the challenge and names for making a passkey',
    fresh: true,
    output: challenge.extend({
      rpName: plain.text,
      userId: plain.text,
      userName: plain.text,
      displayName: plain.text,
      algorithms: z.array(count),
      existing: z.array(z.object({ credentialId: plain.text, transports: plain.texts })),
    }),
    refusals: ['passkey.tooMany'],
  }),
  addPasskey: member.post('Member/AddPasskey', {
    summary: 'Keep a passkey that a device has made',
    fresh: true,
    input: z.strictObject({
      name,
      credentialId,
      clientData,
      attestation: bytes(6_000),
      transports: z.array(text(20)).max(10, 'field.tooMany').default([]),
    }),
    output: createdAnswer,
    refusals: ['passkey.expired', 'passkey.invalid', 'passkey.tooMany', 'passkey.alreadyAdded'],
  }),
  renamePasskey: member.post('Member/RenamePasskey', {
    summary: 'Rename a passkey',
    personal: true,
    input: z.strictObject({ id, name }),
  }),
  removePasskey: member.byId.post('Member/RemovePasskey', {
    summary: 'Remove a passkey: nobody can log in with it any more',
    fresh: true,
  }),
  beginPasskeyProof: member.post('Member/BeginPasskeyProof', {
    summary: 'Get the challenge for confirming it’s you with a passkey',
    personal: true,
    output: challenge.extend({ credentialIds: plain.texts }),
    refusals: ['passkey.unknown'],
  }),
  provePasskey: member.post('Member/ProvePasskey', {
    summary: 'Confirm it’s you with a passkey; valid 15 minutes',
    personal: true,
    input: assertion,
    refusals: [...assertionRefusals],
  }),
};
