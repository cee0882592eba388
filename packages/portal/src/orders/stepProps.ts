import type { ReactNode } from 'react';
import type { Consolidation } from './consolidation.ts';
import type { FlowChoices } from './flow.ts';

/** The props of each of the four steps. */
export interface StepProps {
  readonly flow: FlowChoices;
  readonly setFlow: (change: Partial<FlowChoices>) => void;
  readonly state: Consolidation;
}

/** The parts that the route passes in. */
export interface InjectedFlowParts {
  /** Renders the choice of a coupon or points. */
  readonly discount: (props: StepProps) => ReactNode;
}
