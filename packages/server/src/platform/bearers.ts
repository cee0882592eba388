import type { Person } from './sessionHolder.ts';

const most = 20_000;

/**
 * Recently seen sessions, by hash of shop and token. They are only a guess, which the database confirms
 * before an answer is sent.
 */
const last = new Map<string, Person>();

export function cachedBearer(key: string): Person | undefined {
  return last.get(key);
}

export function cacheBearer(key: string, person: Person | undefined): void {
  last.delete(key);
  if (person === undefined) return;
  const [oldest] = last.keys();
  if (last.size >= most && oldest !== undefined) last.delete(oldest);
  last.set(key, person);
}

/** Whether both are the same actor with the same permissions in the same session. */
export function isSameAuthentication(a: Person | undefined, b: Person): boolean {
  if (a === undefined || a.sessionId !== b.sessionId || a.provenAt !== b.provenAt) return false;
  if (a.kind === 'member')
    return b.kind === 'member' && a.memberId === b.memberId && a.actingStaffId === b.actingStaffId;
  return (
    b.kind === 'staff' &&
    a.staffId === b.staffId &&
    a.roles.join() === b.roles.join() &&
    a.passwordDue === b.passwordDue &&
    a.secondFactor === b.secondFactor
  );
}
