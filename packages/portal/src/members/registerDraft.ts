import { hasKey, isRecord } from '@crossdock/domain/records.ts';
import type { RegisterValues } from './registerValues.ts';

/**
 * What a newcomer has typed, kept in this tab only. It survives a reload, a change of language, and a visit to the
 * mailbox. Nobody is logged in yet, so it cannot be a member's draft. Passwords and the code are not kept.
 */
const key = 'crossdock.register';

export function keepRegisterDraft(values: RegisterValues): void {
  const { password: _, confirmPassword: __, code: ___, ...kept } = values;
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The browser forbids storage, so nothing is kept.
  }
}

/** Fills in the fields of `empty` that were kept. */
export function withRegisterDraft(empty: RegisterValues): RegisterValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (!isRecord(kept)) return empty;
    const same = Object.entries(empty).map(([name, value]) => [
      name,
      hasKey(kept, name) && typeof kept[name] === typeof value ? kept[name] : value,
    ]);
    const found: RegisterValues = Object.fromEntries(same);
    // The invitation link in the URL takes precedence.
    return { ...found, inviteCode: empty.inviteCode || found.inviteCode };
  } catch {
    return empty;
  }
}

export function dropRegisterDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
