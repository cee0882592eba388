import type { Actor, Member, Staff } from './scope.ts';
import type { Person } from './sessionHolder.ts';

/** The people who can share an answer: everyone who may request it, people with the same rights, or nobody. */
export type SharingScope = 'all' | 'rights' | 'own';

/**
 * Fields of the actor that are equal for everyone who shares an answer. An answer may depend on them: on the shop,
 * the member, the language and the address.
 */
type Alike = 'kind' | 'shop' | 'memberId' | 'lang' | 'origin';

/**
 * The other fields of the actor: they may be different for two people who send the same request, or for two sessions of
 * one person. The value says who can share an answer that depends on the field.
 */
const differs: Readonly<Record<Exclude<keyof Staff | keyof Member, Alike>, SharingScope>> = {
  roles: 'rights',
  passwordDue: 'rights',
  secondFactor: 'rights',
  actingStaffId: 'rights',
  staffId: 'own',
  sessionId: 'own',
  provenAt: 'own',
  ip: 'own',
  userAgent: 'own',
  device: 'own',
  requestId: 'own',
  key: 'own',
  assistant: 'own',
};

const isDiffering = (name: string): name is keyof typeof differs => name in differs;

/**
 * Returns a copy of the actor for work whose answer may be shared, and a function that says who can share it. That
 * depends on the fields of the copy that the work has read.
 */
export function sharedActor(actor: Actor): { readonly actor: Actor; readonly circle: () => SharingScope } {
  let circle: SharingScope = 'all';
  const shared: Actor = { ...actor };
  for (const [name, value] of Object.entries(actor)) {
    if (!isDiffering(name)) continue;
    const narrower = differs[name];
    Object.defineProperty(shared, name, {
      enumerable: true,
      get: () => {
        circle = narrowestScope(circle, narrower);
        return value;
      },
    });
  }
  return { actor: shared, circle: () => circle };
}

const order: readonly SharingScope[] = ['all', 'rights', 'own'];

export const narrowestScope = (a: SharingScope, b: SharingScope): SharingScope =>
  order.indexOf(a) > order.indexOf(b) ? a : b;

/** A key that is equal for all people who share an answer of this scope. */
export function sharingKeyOf(person: Person, circle: SharingScope): string {
  const rights =
    person.kind === 'member'
      ? [person.actingStaffId]
      : [person.passwordDue, person.secondFactor, ...person.roles.toSorted()];
  const whose = person.kind === 'member' ? person.memberId : 'staff';
  if (circle === 'all') return whose;
  return [whose, ...rights, circle === 'own' ? person.sessionId : ''].join(' ');
}
