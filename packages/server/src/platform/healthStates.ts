/** The states, from least to most serious. `unknown` means that a check could not be made; it is no problem. */
const healthStates = ['ok', 'unknown', 'warning', 'critical'] as const;
export type HealthState = (typeof healthStates)[number];

export interface Health {
  readonly check: string;
  readonly state: HealthState;
  readonly says: string;
}

/** The most serious of all states. */
export function mostSevere(found: readonly Pick<Health, 'state'>[]): HealthState {
  const weights = found.map(({ state }) => healthStates.indexOf(state));
  return healthStates[Math.max(0, ...weights)] ?? 'ok';
}
