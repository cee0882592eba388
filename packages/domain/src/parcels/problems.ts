import type { Machine } from '../machine.ts';
import { keysOf } from '../records.ts';
import { inWarehouse, type ParcelState } from './states.ts';

/** A member's possible answers: ship as it is, return to the sender, destroy, upload proof, or write a message. */
export const problemChoices = ['ship', 'return', 'destroy', 'proof', 'talk'] as const;
export type ProblemChoice = (typeof problemChoices)[number];

interface Rule {
  /** Keeps the parcel out of orders unless staff decide otherwise. */
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
  // Not on its shelf when it was to be picked: the warehouse looks for it.
  missing: { blocks: true, choices: ['talk'] },
  unreadable: { blocks: true, choices: ['proof', 'return', 'talk'] },
} as const satisfies Readonly<Record<string, Rule>>;

export type ProblemType = keyof typeof rules;
export const problemTypes = keysOf(rules) as [ProblemType, ...ProblemType[]];

export const blocksByItself = (type: ProblemType): boolean => rules[type].blocks;

/** States in which a parcel can be returned or destroyed. Inside an order it belongs to the order. */
const disposable: readonly ParcelState[] = ['received', 'shelved', 'unclaimed', 'refused'];
/** A problem can be registered in every state in which the parcel is in the warehouse. */
export const problemParcelStates = inWarehouse;

/**
 * The answers that a member may choose for a problem of this type while the parcel is in this state.
 * @example choicesOf('damaged', 'packed') // → ['ship', 'talk']
 */
export function choicesOf(type: ProblemType, parcel: ParcelState): readonly ProblemChoice[] {
  const all: readonly ProblemChoice[] = rules[type].choices;
  return all.filter((choice) => !isDisposal(choice) || disposable.includes(parcel));
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
export const usualProblems: ProblemSettings = {
  returnFeeMinor: 10_000,
  destroyFeeMinor: 0,
  escalateDays: 7,
};

/** The ages in days at which the member is reminded of an overdue problem; null means no reminder. */
export interface ProblemReminders {
  readonly secondDays: number | null;
  readonly thirdDays: number | null;
}
export const usualReminders: ProblemReminders = { secondDays: 14, thirdDays: 30 };

/**
 * The ages in days at which the member is notified that a problem is overdue: first when it becomes overdue, then the
 * reminders.
 * @example overdueAges({ escalateDays: 7 }, { secondDays: 14, thirdDays: null }) // → [7, 14]
 */
export function overdueAges(
  { escalateDays }: Pick<ProblemSettings, 'escalateDays'>,
  { secondDays, thirdDays }: ProblemReminders,
): number[] {
  const later = [secondDays, thirdDays].filter((days) => days !== null && days > escalateDays);
  return [escalateDays, ...later.map(Number)];
}

/**
 * What a choice costs the member: nothing if the shop caused the problem.
 * @example feeOf('return', false, { returnFeeMinor: 500, destroyFeeMinor: 0 }) // → 500
 */
export function feeOf(choice: ProblemChoice, byFirm: boolean, settings: ProblemSettings): number {
  if (byFirm || !isDisposal(choice)) return 0;
  return choice === 'return' ? settings.returnFeeMinor : settings.destroyFeeMinor;
}

export const problemStates = ['open', 'answered', 'resolved'] as const;
export type ProblemState = (typeof problemStates)[number];
const problemEvents = ['answer', 'ask', 'resolve'] as const;
export type ProblemEvent = (typeof problemEvents)[number];
/** The steps of a problem's timeline. */
export const problemSteps = ['register', ...problemEvents] as const;

/**
 * A problem with a parcel. It waits for the member (`open`), then for the warehouse (`answered`), which settles it or
 * asks again. Staff may settle it without an answer.
 */
export const problemMachine: Machine<ProblemState, ProblemEvent> = {
  initial: ['open'],
  states: problemStates,
  events: problemEvents,
  transitions: [
    { from: 'open', event: 'answer', to: 'answered', who: ['member'] },
    { from: 'answered', event: 'ask', to: 'open', who: ['staff'] },
    { from: 'open', event: 'resolve', to: 'resolved', who: ['staff'] },
    { from: 'answered', event: 'resolve', to: 'resolved', who: ['staff'] },
  ],
};

/**
 * A problem that was registered before this instant and is not settled is overdue.
 * @example overdueBefore('2026-11-08T00:00:00.000Z', { escalateDays: 7 }) // → '2026-11-01T00:00:00.000Z'
 */
export function overdueBefore(now: string, { escalateDays }: ProblemSettings): string {
  return new Date(Date.parse(now) - escalateDays * 86_400_000).toISOString();
}

export const problemTextMax = 500;
export const problemPicturesMax = 8;
