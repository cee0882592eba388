import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showMessage, shownMessages, subscribeMessages } from '../src/message.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => shownMessages().map(({ text }) => text);

test('errors show as a transient top message for 2 seconds (specification, section 8)', () => {
  showMessage('danger', 'The request failed');
  vi.advanceTimersByTime(1_999);
  expect(texts()).toEqual(['The request failed']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('equal messages are not repeated, and at most three are shown', () => {
  for (const text of ['a', 'b', 'b', 'c', 'd']) showMessage('info', text);
  expect(texts()).toEqual(['b', 'c', 'd']);
});

test('listeners are called when messages come and go', () => {
  const told = vi.fn();
  const stop = subscribeMessages(told);
  showMessage('success', 'saved');
  vi.advanceTimersByTime(2_000);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  showMessage('success', 'again');
  expect(told).toHaveBeenCalledTimes(2);
});

test('messages are 300 px below the top (specification, section 9)', () => {
  const css = readFileSync(new URL('../src/TopMessages.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/inset: min\(300px,/);
});
