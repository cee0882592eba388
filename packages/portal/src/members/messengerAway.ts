import type { Attempt, Client } from '@crossdock/contract/client.ts';
import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { stored } from '@crossdock/web/storage.ts';
import { keys } from '../shell/keys.ts';

/** What this browser began at a messenger, kept until it comes back. */
interface Away {
  readonly provider: Messenger;
  readonly purpose: 'login' | 'bind';
  readonly state: string;
  readonly browserKey: string;
  /** Where to go afterwards. */
  readonly back: string;
}

type Departure = Pick<Output<'beginBinding'>, 'url' | 'state' | 'browserKey'>;

/** Leaves for LINE to log in; answers only where that failed. */
export async function leaveToLogIn(client: Client, back: string): Promise<CallFailure | null> {
  return leave(await client.attempt('beginLineLogin', {}), { provider: 'line', purpose: 'login', back });
}

/** Leaves for a messenger to bind the account there. */
export async function leaveToBind(
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
  stored.set(keys.messengerAway, JSON.stringify({ ...going, state, browserKey } satisfies Away));
  location.assign(url);
  return null;
}

/** What was begun with this state, once; null where another browser began it, or nobody. */
export function takeAway(state: string): Away | null {
  const kept = stored.get(keys.messengerAway);
  if (kept === null) return null;
  const away: Away = JSON.parse(kept);
  if (away.state !== state) return null;
  stored.remove(keys.messengerAway);
  return away;
}
