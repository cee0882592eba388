import type { Client } from '@crossdock/contract/client.ts';
import { transportFailure } from '@crossdock/contract/wire/callFailure.ts';
import { acrossTabsLock } from '../src/acrossTabsLock.ts';
import { Outbox } from '../src/outbox.ts';
import type { OutboxEntry, OutboxOwner, OutboxStore } from '../src/outboxEntries.ts';

/** One device: its database, which all tabs share, and the logged-in member. */
export function device() {
  const entries = new Map<string, OutboxEntry>();
  let owner: OutboxOwner | null = null;
  let token: string | null = 'token of Mei';
  const store: OutboxStore = {
    all: async () => [...entries.values()],
    put: async (all) => all.forEach((entry) => void entries.set(entry.id, structuredClone(entry))),
    change: async (id, change) => {
      const entry = entries.get(id);
      const changed = entry && change(entry);
      if (changed === null) entries.delete(id);
      else if (changed) entries.set(id, changed);
    },
    owner: async () => owner,
    setOwner: async (next) => {
      owner = next;
    },
  };
  const alone = acrossTabsLock('test');
  const sent: { key: string; token: string | null; input: unknown }[] = [];
  let answer: (key: string) => Promise<unknown> = async () => ({ list: [], repeated: [] });
  const client = {
    call: (_name: string, input: unknown, options: { idempotencyKey: string }) => {
      sent.push({ key: options.idempotencyKey, token, input });
      return answer(options.idempotencyKey);
    },
  } as unknown as Client;
  const now = { at: new Date('2026-11-27T08:00:00Z') };
  let pass: () => Promise<string> = async () => `pass of ${token}`;
  return {
    entries,
    sent,
    now,
    store,
    logIn: (next: string | null) => {
      token = next;
    },
    answers: (next: typeof answer) => {
      answer = next;
    },
    passes: (next: typeof pass) => {
      pass = next;
    },
    tab: () =>
      new Outbox({
        pass: () => pass(),
        ...{ store, client, alone },
        session: { token: () => token },
        tell: () => {},
        onSent: () => {},
        now: () => now.at,
      }),
  };
}

export const noAnswer = async () => Promise.reject(transportFailure('transport.noAnswer', 414, 'en'));

/** A device with a tab that has found out that Mei is logged in. */
export async function deviceOfMei() {
  const made = device();
  const one = made.tab();
  await one.claim('token of Mei', async () => 'mei');
  return { ...made, one };
}
