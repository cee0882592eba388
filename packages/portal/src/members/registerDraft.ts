import type { RegisterValues } from './registerValues.ts';
import { deleteFromTab, storeInTab, withTabDraft } from './tabDraft.ts';

/**
 * The input of a newcomer, kept in this tab only. It survives a reload, a change of language, and a visit to the
 * mailbox. Nobody is logged in yet, so it cannot be a member's draft. Passwords and the code are not kept.
 */
const key = 'crossdock.register';

export function storeRegisterDraft(values: RegisterValues): void {
  const { password: _, confirmPassword: __, code: ___, ...kept } = values;
  storeInTab(key, kept);
}

/** Fills in the fields of `empty` that were stored. */
export function withRegisterDraft(empty: RegisterValues): RegisterValues {
  const found = withTabDraft(key, empty);
  // The invitation link in the URL takes precedence.
  return { ...found, inviteCode: empty.inviteCode || found.inviteCode };
}

export const deleteRegisterDraft = (): void => deleteFromTab(key);
