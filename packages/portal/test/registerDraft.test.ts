// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { deleteRegisterDraft, storeRegisterDraft, withRegisterDraft } from '../src/members/registerDraft.ts';
import type { RegisterValues } from '../src/members/registerValues.ts';

const empty: RegisterValues = {
  ...{ areaCode: '886', phone: '', email: '', codeBy: 'phone', code: '', account: '', name: '' },
  ...{ password: '', confirmPassword: '', inviteCode: '', service: false, carrier: false },
};
const typed: RegisterValues = {
  ...empty,
  ...{ phone: '0912345678', email: 'a@example.com', codeBy: 'email', code: '998877', account: 'mia' },
  ...{ password: 'Forwarder7', confirmPassword: 'Forwarder7', service: true, inviteCode: 'OLD1' },
};

beforeEach(() => sessionStorage.clear());

test('a newcomer’s input survives a reload, except passwords and the code', () => {
  storeRegisterDraft(typed);
  expect(withRegisterDraft(empty)).toEqual({ ...typed, password: '', confirmPassword: '', code: '' });
  expect(sessionStorage.getItem('crossdock.register')).not.toMatch(/Forwarder7|998877/);
});

test("a person who comes by another link gets that link's code", () => {
  storeRegisterDraft(typed);
  expect(withRegisterDraft({ ...empty, inviteCode: 'NEW2' }).inviteCode).toBe('NEW2');
});

test('nothing is left after sending, and foreign drafts are ignored', () => {
  storeRegisterDraft(typed);
  deleteRegisterDraft();
  expect(withRegisterDraft(empty)).toEqual(empty);
  for (const other of ['[]', '{"phone":7}', 'no']) {
    sessionStorage.setItem('crossdock.register', other);
    expect(withRegisterDraft(empty)).toEqual(empty);
  }
});
