import { expect, type Page } from '@playwright/test';
import { createClient } from '../packages/contract/src/client.ts';
import { calls } from '../packages/contract/src/table.ts';
import { deriveWire } from '../packages/contract/src/wire/wireTable.ts';
import { TalkClient } from '../packages/portal/src/support/talkClient.ts';
import type { PassStorage, TalkState } from '../packages/portal/src/support/talkState.ts';
import { listenForTopics } from '../packages/web/src/realtimeConnection.ts';
import { test } from './test.ts';
import { tokenOf } from './visit.ts';

/** The portal's own realtime client, connected to the running product over a network that can be cut. */
function phoneOf(origin: string, token: string) {
  const network = { cut: false, losesAnswers: false, sends: 0, socket: undefined as WebSocket | undefined };
  const client = createClient({
    lang: 'en',
    ...{ wire: deriveWire(calls), baseUrl: `${origin}/api/`, token, dedupeMs: 0 },
    fetch: async (address, init) => {
      if (String(address).endsWith('/ChatSend/Send')) network.sends += 1;
      if (network.cut) throw new TypeError('no network');
      const answer = await fetch(address, init);
      if (network.losesAnswers) throw new TypeError('no answer');
      return answer;
    },
  });
  const kept = new Map<'pass', string>();
  const keptPass: PassStorage = {
    get: () => kept.get('pass') ?? null,
    set: (pass) => void kept.set('pass', pass),
    remove: () => void kept.delete('pass'),
  };
  const line = new TalkClient(client, keptPass, '');
  const stand = () =>
    listenForTopics(
      () => line.state().customer?.pass ?? null,
      {
        onTopic: (topic) => topic === 'talks' && void line.sync(),
        onReady: () => void line.sync(),
        onReturn: () => void line.resume(),
        onLost: () => line.lost(),
      },
      () => {
        network.socket = new WebSocket(`${origin.replace('http', 'ws')}/api/realtime`);
        return network.socket;
      },
    );
  return { line, network, stand };
}

/** Resolves as soon as the chat's state satisfies `holds`. */
function until(line: TalkClient, holds: (state: TalkState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds(line.state())) return;
      stop();
      resolve();
    };
    const stop = line.subscribe(look);
    look();
  });
}

async function answer(page: Page, origin: string, talkId: string, text: string): Promise<void> {
  const authorization = `Bearer ${await tokenOf(page, origin, 'console', 'support')}`;
  const data = { talkId, id: crypto.randomUUID(), text };
  const sent = await page.request.post(`${origin}/api/staff/talks/answer`, {
    data,
    headers: { authorization },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test('a broken connection recovers: messages from both sides in the meantime appear once, in one order', async ({
  page,
  origin,
}) => {
  const { line, network, stand } = phoneOf(origin, await tokenOf(page, origin, 'portal', 'demo'));
  // Other journeys write into the same chat, so each message here begins with its own mark.
  const mark = crypto.randomUUID().slice(0, 8);
  const say = (text: string) => line.say(`${mark} ${text}`);
  const said = ({ messages }: TalkState) =>
    messages.flatMap(({ text }) => (text.startsWith(mark) ? text.slice(mark.length + 1) : []));
  const has = (text: string) => (state: TalkState) => said(state).includes(text);
  const authorization = `Bearer ${await tokenOf(page, origin, 'portal', 'demo')}`;
  const entered = await page.request.post(`${origin}/api/ChatSend/GetCustomer`, {
    data: {},
    headers: { authorization },
  });
  const { data: me } = (await entered.json()) as { data: { customerId: string } };
  const fromShop = (text: string) => answer(page, origin, me.customerId, `${mark} ${text}`);
  await line.enter();
  const heard = stand();
  say('before');
  await until(line, (state) => state.unsent.length === 0 && has('before')(state));
  await fromShop('heard at once');
  await until(line, has('heard at once'));

  // The server accepts the message, but its answer never arrives.
  network.losesAnswers = true;
  say('without an answer');
  await until(line, ({ unsent }) => unsent.some(({ undecided }) => undecided));
  network.losesAnswers = false;
  network.cut = true;
  network.socket?.close();
  await until(line, ({ cut }) => cut);
  say('into nothing');
  await until(line, ({ unsent }) => unsent.length === 2 && unsent.every(({ undecided }) => undecided));
  await fromShop('while nobody listened');

  network.cut = false;
  await until(
    line,
    (state) => !state.cut && state.unsent.length === 0 && has('while nobody listened')(state),
  );
  const all = ['before', 'heard at once', 'without an answer', 'while nobody listened', 'into nothing'];
  expect(said(line.state())).toEqual(all);
  await fromShop('welcome back');
  await until(line, has('welcome back'));

  // A refused message stays with its reason until it is dismissed. Later messages are still sent.
  line.say(`${mark} this one`, { card: { kind: 'parcel', id: crypto.randomUUID(), number: 'SF1' } });
  say('and that');
  await until(line, has('and that'));
  expect(line.state().unsent).toMatchObject([
    { undecided: false, failure: expect.stringContaining('parcels') },
  ]);
  const { sends } = network;
  await line.resume();
  expect([line.state().unsent.length, network.sends - sends]).toEqual([1, 0]);
  line.discard();
  expect([line.state().unsent, said(line.state())]).toEqual([[], [...all, 'welcome back', 'and that']]);
  heard.close();
});
