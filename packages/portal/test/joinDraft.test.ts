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

test('a person who returns from the message with the code continues at the same step', () => {
  const draft = typed();
  storeJoinDraft(draft);
  expect(withJoinDraft(empty)).toEqual(draft);
});

test('an expired code counts as unsent, and the number stays', () => {
  storeJoinDraft(typed());
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  expect(withJoinDraft(empty)).toEqual({ ...empty, areaCode: '852', phone: '61234567', service: true });
});

test('nothing is stored after joining, and unreadable data is ignored', () => {
  storeJoinDraft(typed());
  deleteJoinDraft();
  expect(withJoinDraft(empty)).toEqual(empty);
  for (const text of ['{', '[]', '"x"', '{"phone":5}']) {
    sessionStorage.setItem('crossdock.join', text);
    expect(withJoinDraft(empty)).toEqual(empty);
  }
});
