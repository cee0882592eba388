import type { Actor, Member, Staff } from './scope.ts';
import type { Person } from './sessionHolder.ts';

/** With whom somebody shares an answer: with all who may ask, with those of the same rights, or with nobody. */
export type Circle = 'all' | 'rights' | 'own';

/** The same for all whose answer is one: it is asked by shop, member, language and address. */
type Alike = 'kind' | 'shop' | 'memberId' | 'lang' | 'origin';

/** What differs between people who may ask the same, and between one person's visits: all that is not alike. */
const differs: Readonly<Record<Exclude<keyof Staff | keyof Member, Alike>, Circle>> = {
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
};

const isDiffering = (name: string): name is keyof typeof differs => name in differs;

/** An actor that stands for others too, and for whom the answer is: that depends on what the work has asked of it. */
export function sharedActor(actor: Actor): { readonly actor: Actor; readonly circle: () => Circle } {
  let circle: Circle = 'all';
  const shared: Actor = { ...actor };
  for (const [name, value] of Object.entries(actor)) {
    if (!isDiffering(name)) continue;
    const narrower = differs[name];
    Object.defineProperty(shared, name, {
      enumerable: true,
      get: () => {
        circle = narrowest(circle, narrower);
        return value;
      },
    });
  }
  return { actor: shared, circle: () => circle };
}

const order: readonly Circle[] = ['all', 'rights', 'own'];

export const narrowest = (a: Circle, b: Circle): Circle => (order.indexOf(a) > order.indexOf(b) ? a : b);

/** Those in one circle have the same name. */
export function circleOf(person: Person, circle: Circle): string {
  const rights =
    person.kind === 'member'
      ? [person.actingStaffId]
      : [person.passwordDue, person.secondFactor, ...person.roles.toSorted()];
  const whose = person.kind === 'member' ? person.memberId : 'staff';
  if (circle === 'all') return whose;
  return [whose, ...rights, circle === 'own' ? person.sessionId : ''].join(' ');
}
