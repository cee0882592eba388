// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteJoinDraft, type JoinDraft, storeJoinDraft, withJoinDraft } from '../src/members/joinDraft.ts';

const empty: JoinDraft = {
  ...{ areaCode: '886', phone: '', ticket: '', service: false, carrier: false },
  ...{ sentTo: '', sentAtMs: 0, waitUntilMs: 0 },
};
const typed = (): JoinDraft => ({
  ...{ areaCode: '852', phone: '61234567', ticket: 'ticket of the code', service: true, carrier: false },
  ...{ sentTo: '+852 61234567', sentAtMs: Date.now(), waitUntilMs: Date.now() + 60_000 },
});

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('who comes back from the message with the code goes on where they were', () => {
  const draft = typed();
  storeJoinDraft(draft);
  expect(withJoinDraft(empty)).toEqual(draft);
});

test('a code that has ended is as if none had been sent; the number stays', () => {
  storeJoinDraft(typed());
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  expect(withJoinDraft(empty)).toEqual({ ...empty, areaCode: '852', phone: '61234567', service: true });
});

test('nothing is kept after joining, and nothing that cannot be read is used', () => {
  storeJoinDraft(typed());
  deleteJoinDraft();
  expect(withJoinDraft(empty)).toEqual(empty);
  for (const text of ['{', '[]', '"x"', '{"phone":5}']) {
    sessionStorage.setItem('crossdock.join', text);
    expect(withJoinDraft(empty)).toEqual(empty);
  }
});
