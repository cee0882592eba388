import { type Machine, machineOf, member, staff } from '../machine.ts';
import { keysOf } from '../records.ts';
import { inWarehouseParcelStates, type ParcelState } from './states.ts';

/**
 * A member's possible answers: send the order without the parcel, let the order wait for the parcel, ship it as it
 * is, return it to the sender, destroy it, upload a proof, give another address, have the order sent again, or write
 * a message.
 */
export const problemChoices = [
  'without',
  'wait',
  'ship',
  'return',
  'destroy',
  'proof',
  'address',
  'resend',
  'talk',
] as const;
export type ProblemChoice = (typeof problemChoices)[number];

interface Rule {
  /** Keeps the parcel out of orders, unless staff decide otherwise. */
  readonly blocks: boolean;
  readonly choices: readonly ProblemChoice[];
}

/** The kinds of problem, and the answers that a member may choose. */
const rules = {
  damaged: { blocks: true, choices: ['ship', 'return', 'destroy', 'talk'] },
  wet: { blocks: true, choices: ['ship', 'return', 'destroy', 'talk'] },
  wrongContent: { blocks: true, choices: ['ship', 'return', 'destroy', 'proof', 'talk'] },
  forbidden: { blocks: true, choices: ['return', 'destroy', 'proof', 'talk'] },
  overLimits: { blocks: true, choices: ['return', 'destroy', 'talk'] },
  noLabel: { blocks: true, choices: ['proof', 'return', 'talk'] },
  refusedPayment: { blocks: false, choices: ['return', 'talk'] },
  short: { blocks: false, choices: ['ship', 'return', 'proof', 'talk'] },
  // The parcel was not on its shelf when it was to be picked, so the warehouse looks for it.
  missing: { blocks: true, choices: ['talk'] },
  unreadable: { blocks: true, choices: ['proof', 'return', 'talk'] },
  // The carrier does not deliver to the address or cannot find it, so the member changes it.
  badAddress: { blocks: true, choices: ['address', 'talk'] },
  // The carrier brought the shipment back.
  sentBack: { blocks: true, choices: ['resend', 'talk'] },
} as const satisfies Readonly<Record<string, Rule>>;

export type ProblemType = keyof typeof rules;
export const problemTypes = keysOf(rules) as [ProblemType, ...ProblemType[]];

/**
 * Whether a problem of this type keeps the parcel out of orders, unless staff decide otherwise.
 * @example blocksShipping('damaged') // → true
 * @example blocksShipping('short') // → false
 */
export const blocksShipping = (type: ProblemType): boolean => rules[type].blocks;

/** States in which a parcel can be returned or destroyed. A parcel in an order cannot. */
const disposable: readonly ParcelState[] = ['received', 'shelved', 'unclaimed', 'refused'];
/**
 * For some types, the states in which the problem can be found. Other types can be found anywhere in the
 * warehouse.
 */
const foundIn: Readonly<Partial<Record<ProblemType, readonly ParcelState[]>>> = {
  badAddress: ['requested', 'packed'],
  sentBack: ['shipped'],
};

/**
 * Whether a problem of this type can be registered for a parcel in this state.
 * @example canRegisterProblem('sentBack', 'shelved') // → false
 */
export function canRegisterProblem(type: ProblemType, parcel: ParcelState): boolean {
  return (foundIn[type] ?? inWarehouseParcelStates).includes(parcel);
}

/**
 * Whether the problem concerns the whole order, so that it can also be registered by the order's number.
 * @example concernsWholeOrder('sentBack') // → true
 */
export const concernsWholeOrder = (type: ProblemType): boolean => type in foundIn;

/** The desks of the warehouse, by their work. */
export const problemDesks = ['receiving', 'packing', 'shipping'] as const;
export type ProblemDesk = (typeof problemDesks)[number];

const notAt: Readonly<Record<ProblemDesk, readonly ProblemType[]>> = {
  receiving: ['missing', 'badAddress', 'sentBack'],
  packing: ['noLabel', 'refusedPayment', 'sentBack'],
  shipping: ['noLabel', 'refusedPayment', 'short', 'wet'],
};

/**
 * The problems that are found at this desk; without a desk, all.
 * @example problemTypesAtDesk('receiving').includes('missing') // → false
 */
export function problemTypesAtDesk(desk: ProblemDesk | undefined): ProblemType[] {
  return problemTypes.filter((type) => desk === undefined || !notAt[desk].includes(type));
}

/**
 * The answers that a member may choose for a problem of this type while the parcel is in this state. `goesWithout`:
 * the order can be sent without the parcel.
 * @example problemChoicesFor('damaged', 'packed') // → ['ship', 'talk']
 * @example problemChoicesFor('missing', 'requested', true) // → ['without', 'wait', 'talk']
 */
export function problemChoicesFor(
  type: ProblemType,
  parcel: ParcelState,
  goesWithout = false,
): readonly ProblemChoice[] {
  const all: readonly ProblemChoice[] = rules[type].choices;
  const inOrder = parcel === 'requested' && rules[type].blocks && !concernsWholeOrder(type);
  const ofOrder: readonly ProblemChoice[] = inOrder
    ? [...(goesWithout ? (['without'] as const) : []), 'wait']
    : [];
  return [...ofOrder, ...all.filter((choice) => !isDisposal(choice) || disposable.includes(parcel))];
}

/** When staff may take a parcel with a problem out of its order without the member's answer. */
export const leaveOutRules = ['never', 'overdue', 'always'] as const;
export type LeaveOutRule = (typeof leaveOutRules)[number];

/**
 * Whether staff may send an order without this parcel on their own.
 * @example mayLeaveOutParcel('overdue', { state: 'open', overdue: false }) // → false
 */
export function mayLeaveOutParcel(
  rule: LeaveOutRule,
  { state, overdue }: { readonly state: ProblemState; readonly overdue: boolean },
): boolean {
  if (state === 'resolved' || rule === 'never') return false;
  return rule === 'always' || overdue;
}

/**
 * Whether the choice removes the parcel from the shop.
 * @example isDisposal('return') // → true
 */
export function isDisposal(choice: ProblemChoice | null): choice is 'return' | 'destroy' {
  return choice === 'return' || choice === 'destroy';
}

/** The shop's fees for returning and destroying, and after how many days a problem is overdue. */
export interface ProblemSettings {
  readonly returnFeeMinor: number;
  readonly destroyFeeMinor: number;
  readonly escalateDays: number;
}
export const defaultProblemSettings: ProblemSettings = {
  returnFeeMinor: 10_000,
  destroyFeeMinor: 0,
  escalateDays: 7,
};

/** The ages in days at which the member is reminded of an overdue problem; null means no reminder. */
export interface ProblemReminders {
  readonly secondDays: number | null;
  readonly thirdDays: number | null;
}
export const defaultProblemReminders: ProblemReminders = { secondDays: 14, thirdDays: 30 };

/**
 * The ages in days at which the member is notified that a problem is overdue: first when it becomes overdue, then the
 * reminders.
 * @example overdueReminderDays({ escalateDays: 7 }, { secondDays: 14, thirdDays: null }) // → [7, 14]
 */
export function overdueReminderDays(
  { escalateDays }: Pick<ProblemSettings, 'escalateDays'>,
  { secondDays, thirdDays }: ProblemReminders,
): number[] {
  const later = [secondDays, thirdDays].filter((days) => days !== null && days > escalateDays);
  return [escalateDays, ...later.map(Number)];
}

/**
 * Whether the shop caused a problem: always if a parcel is not on its shelf, otherwise as the clerk says.
 * @example isCausedByFirm('missing', false) // → true
 */
export const isCausedByFirm = (type: ProblemType, byFirm: boolean): boolean => byFirm || type === 'missing';

/**
 * The member's fee for a choice; nothing if the shop caused the problem.
 * @example problemFee('return', false, defaultProblemSettings) // → 10_000
 * @example problemFee('return', true, defaultProblemSettings) // → 0
 */
export function problemFee(choice: ProblemChoice, byFirm: boolean, settings: ProblemSettings): number {
  if (byFirm || !isDisposal(choice)) return 0;
  return choice === 'return' ? settings.returnFeeMinor : settings.destroyFeeMinor;
}

export const problemStates = ['open', 'answered', 'resolved'] as const;
export type ProblemState = (typeof problemStates)[number];
const problemEvents = ['answer', 'ask', 'leaveOut', 'resolve'] as const;
export type ProblemEvent = (typeof problemEvents)[number];
/** The steps of a problem's timeline. */
export const problemSteps = ['register', ...problemEvents] as const;

/**
 * A problem with a parcel. It waits for the member (`open`), then for the warehouse (`answered`), which settles it or
 * asks again. Staff may settle it without an answer.
 */
export const problemMachine: Machine<ProblemState, ProblemEvent> = machineOf(problemStates, ['open'], {
  answer: [member, { open: 'answered' }],
  ask: [staff, { answered: 'open' }],
  // The parcel left its order. The member is asked next what to do with it.
  leaveOut: [['member', 'staff'], { answered: 'open' }, staff, { open: 'open' }],
  resolve: [staff, { open: 'resolved', answered: 'resolved' }],
});

/**
 * Problems registered before this instant and not settled are overdue.
 * @example overdueCutoff('2026-11-08T00:00:00.000Z', defaultProblemSettings) // → '2026-11-01T00:00:00.000Z'
 */
export function overdueCutoff(now: string, { escalateDays }: ProblemSettings): string {
  return new Date(Date.parse(now) - escalateDays * 86_400_000).toISOString();
}

export const problemTextMax = 500;
export const problemPicturesMax = 8;
