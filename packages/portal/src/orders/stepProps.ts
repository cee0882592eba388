import type { ReactNode } from 'react';
import type { Consolidation } from './consolidation.ts';
import type { Flow } from './flow.ts';

/** The props of each of the four steps. */
export interface StepProps {
  readonly flow: Flow;
  readonly setFlow: (change: Partial<Flow>) => void;
  readonly state: Consolidation;
}

/** The parts that the route passes in. */
export interface InjectedFlowParts {
  /** Renders the choice of a coupon or points. */
  readonly discount: (props: StepProps) => ReactNode;
}
