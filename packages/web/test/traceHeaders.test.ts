import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { traceHeaders } from '../src/traceHeaders.ts';

const page = (mark: string) => {
  const { document } = new Window();
  document.write(`<html ${mark}><body></body></html>`);
  return document as unknown as Document;
};

test('each request begins its own trace if the page has tracing on', () => {
  const [first, second] = [traceHeaders(page('data-traced')), traceHeaders(page('data-traced'))];
  expect(first.traceparent).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/);
  expect(second.traceparent).not.toBe(first.traceparent);
});

test('otherwise nothing is added', () => {
  expect(traceHeaders(page(''))).toEqual({});
});
