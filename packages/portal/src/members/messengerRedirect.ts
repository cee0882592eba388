import type { Attempt, Client } from '@crossdock/contract/client.ts';
import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { keys } from '../shell/keys.ts';

/** A login or binding that this browser started at a messenger. It is kept until the person comes back. */
interface Away {
  readonly provider: Messenger;
  readonly purpose: 'login' | 'bind';
  readonly state: string;
  readonly browserKey: string;
  /** The page to open afterwards. */
  readonly back: string;
}

type Departure = Pick<Output<'beginBinding'>, 'url' | 'state' | 'browserKey'>;

/** Opens LINE to log in. Returns only if that failed. */
export async function redirectToLineLogin(client: Client, back: string): Promise<CallFailure | null> {
  return leave(await client.attempt('beginLineLogin', {}), { provider: 'line', purpose: 'login', back });
}

/** Opens a messenger to bind an account there. */
export async function redirectToBinding(
  client: Client,
  provider: Messenger,
  back: string,
): Promise<CallFailure | null> {
  return leave(await client.attempt('beginBinding', { provider }), { provider, purpose: 'bind', back });
}

function leave(
  begun: Attempt<Departure>,
  going: Pick<Away, 'provider' | 'purpose' | 'back'>,
): CallFailure | null {
  if (!begun.ok) return begun.failure;
  const { url, state, browserKey } = begun.data;
  safeLocalStorage.set(keys.messengerAway, JSON.stringify({ ...going, state, browserKey } satisfies Away));
  location.assign(url);
  return null;
}

/** Returns and removes the entry that was started with this `state`. Null if this browser has no such entry. */
export function consumeStartedLogin(state: string): Away | null {
  const kept = safeLocalStorage.get(keys.messengerAway);
  if (kept === null) return null;
  const away: Away = JSON.parse(kept);
  if (away.state !== state) return null;
  safeLocalStorage.remove(keys.messengerAway);
  return away;
}
