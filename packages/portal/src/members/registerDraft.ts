import type { RegisterValues } from './registerValues.ts';
import { dropFromTab, keepInTab, withKeptInTab } from './tabDraft.ts';

/**
 * What a newcomer has typed, kept in this tab only. It survives a reload, a change of language, and a visit to the
 * mailbox. Nobody is logged in yet, so it cannot be a member's draft. Passwords and the code are not kept.
 */
const key = 'crossdock.register';

export function keepRegisterDraft(values: RegisterValues): void {
  const { password: _, confirmPassword: __, code: ___, ...kept } = values;
  keepInTab(key, kept);
}

/** Fills in the fields of `empty` that were kept. */
export function withRegisterDraft(empty: RegisterValues): RegisterValues {
  const found = withKeptInTab(key, empty);
  // The invitation link in the URL takes precedence.
  return { ...found, inviteCode: empty.inviteCode || found.inviteCode };
}

export const dropRegisterDraft = (): void => dropFromTab(key);
