import type { ReactNode } from 'react';
import type { Consolidation } from './consolidation.ts';
import type { Flow } from './flow.ts';

/** What each of the four steps is given. */
export interface StepProps {
  readonly flow: Flow;
  readonly setFlow: (change: Partial<Flow>) => void;
  readonly state: Consolidation;
}

/** What the flow is given from outside. */
export interface FlowParts {
  /** Draws the choice of a coupon or points. */
  readonly discount: (props: StepProps) => ReactNode;
}
