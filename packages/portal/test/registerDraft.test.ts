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

test('what a newcomer typed is there after a reload, but for passwords and the code', () => {
  storeRegisterDraft(typed);
  expect(withRegisterDraft(empty)).toEqual({ ...typed, password: '', confirmPassword: '', code: '' });
  expect(sessionStorage.getItem('crossdock.register')).not.toMatch(/Forwarder7|998877/);
});

test('who comes by another link has its code', () => {
  storeRegisterDraft(typed);
  expect(withRegisterDraft({ ...empty, inviteCode: 'NEW2' }).inviteCode).toBe('NEW2');
});

test('nothing is left once it was sent, and what is no draft of ours is not taken', () => {
  storeRegisterDraft(typed);
  deleteRegisterDraft();
  expect(withRegisterDraft(empty)).toEqual(empty);
  for (const other of ['[]', '{"phone":7}', 'no']) {
    sessionStorage.setItem('crossdock.register', other);
    expect(withRegisterDraft(empty)).toEqual(empty);
  }
});
