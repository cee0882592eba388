import { expect, test } from 'vitest';
import type { OutboxInput } from '../src/outboxEntries.ts';
import { device, noAnswer } from './outboxDevice.ts';

const message = (id: string): OutboxInput => ({
  id,
  call: 'say',
  input: { pass: '', id, text: 'Is it there?' },
  tried: false,
});

test('a message to the shop is stored without its pass, which is requested when it is sent', async () => {
  const { tab, answers, sent, entries } = device();
  const one = tab();
  expect(await one.canKeep()).toBe(false);
  await one.claim('token of Mei', async () => 'mei');
  expect(await one.canKeep()).toBe(true);
  answers(noAnswer);
  await one.add([message('m1')]);
  await one.flush();
  expect(JSON.stringify([...entries.values()])).not.toContain('pass of');
  answers(async () => ({ id: 'm1', seq: 1 }));
  await one.flush();
  expect(sent.at(-1)).toMatchObject({ key: 'm1', input: { id: 'm1', pass: 'pass of token of Mei' } });
  expect(entries.get('m1')).toMatchObject({ state: 'sent', input: { pass: '' } });
  const before = sent.length;
  await one.flush();
  expect(sent).toHaveLength(before);
});

test('a message is not sent for somebody who logs in while its pass is requested', async () => {
  const { tab, passes, logIn, sent, entries } = device();
  const one = tab();
  await one.claim('token of Mei', async () => 'mei');
  passes(async () => {
    logIn('token of Lin');
    return 'pass of Lin';
  });
  await one.add([message('m1')]);
  await one.flush();
  expect(sent).toEqual([]);
  expect(entries.get('m1')).toMatchObject({ state: 'waiting', memberId: 'mei' });
});
