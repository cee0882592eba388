import type { Client } from '@crossdock/contract/client.ts';
import { CallFailure, transportFailure } from '@crossdock/contract/wire/callFailure.ts';
import { expect, test, vi } from 'vitest';
import { TalkClient } from '../src/support/talkClient.ts';
import type { UnsentMessageStore } from '../src/support/talkState.ts';

const noAnswer = () => transportFailure('transport.noAnswer', 414, 'en');
const muted = new CallFailure({ code: 422, error: 'support.muted', message: 'Muted', params: {} });

/** A phone whose network can be cut, with a device that stores unsent messages. */
function phone({ member = true } = {}) {
  const network = { cut: false, refuses: undefined as CallFailure | undefined };
  const said: string[] = [];
  const kept: string[] = [];
  const device = { full: false };
  const call = vi.fn(async (name: string, input: { text?: string }) => {
    if (network.cut) throw noAnswer();
    if (name === 'getChatFrame') return { url: '/im?sign=s', own: true };
    if (name === 'getCustomer') return { pass: 'pass', member, name: 'Mei', customerId: 'c' };
    if (name === 'readTalk') return { messages: [], more: false, seenSeq: 0, typing: false, open: true };
    if (network.refuses) throw network.refuses;
    said.push(input.text ?? '');
    return { ...input, seq: said.length, author: 'customer', staff: '', picture: null, card: null };
  });
  const attempt = (name: string, input: object) =>
    call(name, input).then(
      (data) => ({ ok: true, data }),
      (failure: unknown) => ({ ok: false, failure }),
    );
  const keeper: UnsentMessageStore = {
    ready: async () => member,
    waits: () => kept.length > 0,
    keep: async ({ text }) => {
      if (member && !device.full) kept.push(text);
      return member && !device.full;
    },
  };
  const pass = { get: () => null, set: () => {}, remove: () => {} };
  const line = new TalkClient({ call, attempt } as unknown as Client, pass, '', keeper);
  return { line, network, said, kept, device };
}
const unsent = (line: TalkClient) => line.state().unsent.map(({ text, failure }) => [text, failure]);

test('unanswered messages are stored, and later ones do not overtake them', async () => {
  const { line, network, said, kept } = phone();
  await line.enter();
  network.cut = true;
  line.say('one');
  await vi.waitFor(() => expect(kept).toEqual(['one']));
  expect(unsent(line)).toEqual([]);
  network.cut = false;
  line.say('two');
  await vi.waitFor(() => expect(kept).toEqual(['one', 'two']));
  kept.length = 0;
  line.say('three');
  await vi.waitFor(() => expect(said).toEqual(['three']));
});

test('the chat opens without a network for a member, who can write', async () => {
  const { line, network, kept } = phone();
  network.cut = true;
  await line.enter();
  expect(line.state()).toMatchObject({ away: true, failure: null, customer: null });
  line.say('one');
  await vi.waitFor(() => expect(kept).toEqual(['one']));
  network.cut = false;
  await line.resume();
  expect(line.state()).toMatchObject({ away: false, customer: { name: 'Mei' } });
});

test('a guest’s messages, a card, and messages that a full device cannot store stay on the page until the network returns', async () => {
  const guest = phone({ member: false });
  guest.network.cut = true;
  await guest.line.enter();
  expect(guest.line.state()).toMatchObject({ away: false, failure: noAnswer().message });

  const { line, network, said, kept, device } = phone();
  await line.enter();
  network.cut = true;
  line.say('', { card: { kind: 'order', id: 'o', number: 'CD1' } as never });
  await vi.waitFor(() => expect(unsent(line)).toEqual([['', noAnswer().message]]));
  device.full = true;
  line.say('one');
  await vi.waitFor(() => expect(unsent(line)[1]).toEqual(['one', noAnswer().message]));
  expect(kept).toEqual([]);
  network.cut = false;
  await line.resume();
  expect(said).toEqual(['', 'one']);
  expect(unsent(line)).toEqual([]);
});

test('refused messages are not stored', async () => {
  const { line, network, kept } = phone();
  await line.enter();
  network.refuses = muted;
  line.say('one');
  await vi.waitFor(() => expect(unsent(line)).toEqual([['one', 'Muted']]));
  expect(kept).toEqual([]);
});
