import { hasKey, isRecord } from '@crossdock/domain/records.ts';
import type { RegisterValues } from './registerValues.ts';

/**
 * What a newcomer has typed, in this tab alone: it outlives a reload, a change of language and the way to the mailbox and
 * back. Nobody is logged in yet, so it cannot be a member's draft; passwords and the code are not kept.
 */
const key = 'crossdock.register';

export function keepRegisterDraft(values: RegisterValues): void {
  const { password: _, confirmPassword: __, code: ___, ...kept } = values;
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is closed to us: then nothing is kept.
  }
}

/** Of the fields of `empty`, those that were kept. */
export function withRegisterDraft(empty: RegisterValues): RegisterValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (!isRecord(kept)) return empty;
    const same = Object.entries(empty).map(([name, value]) => [
      name,
      hasKey(kept, name) && typeof kept[name] === typeof value ? kept[name] : value,
    ]);
    const found: RegisterValues = Object.fromEntries(same);
    // By whose link they came is told by the link.
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
