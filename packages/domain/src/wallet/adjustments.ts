import { auditMachine } from '../payments/states.ts';

/** A change of a balance that waits for a second person: decided once by another one, or withdrawn by who asked. */
export const adjustmentMachine: typeof auditMachine = {
  ...auditMachine,
  transitions: auditMachine.transitions.map((step) => ({ ...step, who: ['staff'] as const })),
};

/**
 * Whether a change takes a second person: what one person changes alone for one member within a day counts together,
 * so that an amount cannot be cut into pieces. `aloneMaxMinor` 0 means always. Amounts in minor units, signed.
 */
export function needsSecondPerson(
  amountMinor: number,
  { aloneTodayMinor, aloneMaxMinor }: { readonly aloneTodayMinor: number; readonly aloneMaxMinor: number },
): boolean {
  return Math.abs(amountMinor) + aloneTodayMinor > aloneMaxMinor;
}
