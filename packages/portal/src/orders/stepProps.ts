import type { Consolidation } from './consolidation.ts';
import type { Flow } from './flow.ts';

/** What each of the four steps is given. */
export interface StepProps {
  readonly flow: Flow;
  readonly setFlow: (change: Partial<Flow>) => void;
  readonly state: Consolidation;
}
