import type { Client } from '@crossdock/contract/client.ts';
import type { Output, Request } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** The browser's part of passkeys. This file is loaded when somebody may use one. */

type Assertion = Request<'passkeyLogin'>;
type Challenge = Output<'beginPasskeyLogin'>;
/**
 * The reason why no passkey was created: the person cancelled, the device already has one of this member, or it
 * failed.
 */
export type DeviceRefusal = 'cancelled' | 'known' | 'failed';

/** Signs with a passkey that the device's owner chooses, in a browser dialog or in the form's suggestions. */
export async function signWithPasskey(
  asked: Challenge & { readonly credentialIds?: readonly string[] },
  autofill = false,
): Promise<Assertion | DeviceRefusal> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        ...{ challenge: asked.challenge, rpId: asked.rpId, timeout: asked.seconds * 1_000 },
        userVerification: 'required',
        allowCredentials: (asked.credentialIds ?? []).map((one) => ({ id: one, type: 'public-key' })),
      },
      useBrowserAutofill: autofill,
    });
    return {
      credentialId: id,
      clientData: response.clientDataJSON,
      authenticatorData: response.authenticatorData,
      signature: response.signature,
      userHandle: response.userHandle ?? '',
    };
  } catch (error) {
    return refusalIn(error);
  }
}

/** Creates a passkey for the member on this device. */
export async function makePasskey(
  asked: Output<'beginPasskey'>,
  name: string,
): Promise<Request<'addPasskey'> | DeviceRefusal> {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        rp: { id: asked.rpId, name: asked.rpName },
        user: { id: asked.userId, name: asked.userName, displayName: asked.displayName },
        ...{ challenge: asked.challenge, timeout: asked.seconds * 1_000, attestation: 'none' },
        pubKeyCredParams: asked.algorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: asked.existing.map(({ credentialId }) => ({
          id: credentialId,
          type: 'public-key',
        })),
        authenticatorSelection: {
          ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        },
      },
    });
    return {
      name,
      credentialId: id,
      clientData: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? [],
    };
  } catch (error) {
    return refusalIn(error);
  }
}

function refusalIn(error: unknown): DeviceRefusal {
  const names = error instanceof Error ? [error.name, causeOf(error)] : [];
  if (names.includes('InvalidStateError')) return 'known';
  return names.some((name) => name === 'NotAllowedError' || name === 'AbortError') ? 'cancelled' : 'failed';
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.name : '');

const renewMs = 20_000;
const longestRounds = 12;

/**
 * Offers passkeys among the suggestions of the login form, renewing the challenge before it expires. Returns a
 * function that stops the offer.
 */
export function offerPasskeys(
  client: Client,
  settle: { onToken: (token: string) => void; onFailure: (failure: CallFailure) => void },
): () => void {
  let stopped = false;
  const offer = async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    for (let round = 0; round < longestRounds && !stopped; round++) {
      await untilVisible();
      const asked = await client.attempt('beginPasskeyLogin', {});
      if (!asked.ok || stopped) return;
      let renewed = false;
      const renewal = setTimeout(
        () => {
          renewed = true;
          WebAuthnAbortService.cancelCeremony();
        },
        asked.data.seconds * 1_000 - renewMs,
      );
      const signed = await signWithPasskey(asked.data, true);
      clearTimeout(renewal);
      if (renewed) continue;
      if (typeof signed === 'string') return;
      const login = await client.attempt('passkeyLogin', signed);
      if (login.ok) return settle.onToken(login.data.token);
      settle.onFailure(login.failure);
    }
  };
  void offer();
  return () => {
    stopped = true;
    WebAuthnAbortService.cancelCeremony();
  };
}

async function untilVisible(): Promise<void> {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}
