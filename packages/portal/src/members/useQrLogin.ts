import type { Client } from '@crossdock/contract/client.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { isRetryable } from '@crossdock/contract/wire/retryable.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { useEffect, useRef, useState } from 'react';

const askEveryMs = 2_000;

export type QrState = 'waiting' | 'scanned' | 'refused' | 'expired' | 'failed';

interface Shown {
  readonly state: QrState;
  /** The address in the QR code. Null until the server has answered. */
  readonly address: string | null;
  /** The server's message if something failed. */
  readonly message: string | null;
}

const begun: Shown = { state: 'waiting', address: null, message: null };

/** Creates QR codes on request, and polls the state of the current one until the login is allowed or refused. */
export function useQrLogin(onToken: (token: string) => void): Shown & { again: () => void } {
  const { client } = useConnection();
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Shown>(begun);
  const arrived = useRef(onToken);
  arrived.current = onToken;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round needs another code
  useEffect(() => {
    const watching = { on: true };
    setShown(begun);
    void follow(client, watching, setShown, (token) => arrived.current(token));
    return () => {
      watching.on = false;
    };
  }, [client, round]);
  return { ...shown, again: () => setRound(round + 1) };
}

async function follow(
  client: Client,
  watching: { readonly on: boolean },
  show: (shown: Shown) => void,
  onToken: (token: string) => void,
): Promise<void> {
  const begin = await client.attempt('beginQrLogin', {});
  if (!watching.on) return;
  if (!begin.ok) return show({ state: 'failed', address: null, message: begin.failure.message });
  const address = addressOf(begin.data);
  const { id, browserKey } = begin.data;
  show({ state: 'waiting', address, message: null });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    if (!watching.on) return;
    const status = await client.attempt('getQrLoginStatus', { id, browserKey });
    if (!watching.on) return;
    if (!status.ok) {
      // A short network failure does not end the login; the server says when the code has expired.
      if (isRetryable(status.failure)) continue;
      const over = status.failure.error === 'messenger.qrInvalid';
      return show({
        state: over ? 'expired' : 'failed',
        address,
        message: over ? null : status.failure.message,
      });
    }
    if (status.data.token !== null) return onToken(status.data.token);
    if (status.data.state === 'confirmed') return;
    show({ state: status.data.state, address, message: null });
    if (status.data.state === 'refused') return;
  }
}

/** The scan code is behind the `#`, so it reaches no server and no log. */
function addressOf({ id, scanCode }: Output<'beginQrLogin'>): string {
  return `${location.origin}/qrLogin?id=${id}#${scanCode}`;
}
