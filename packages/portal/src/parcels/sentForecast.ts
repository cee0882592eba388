import type { Output } from '@crossdock/contract/table.ts';
import type { Declarations } from './forecastBatches.ts';
import type { GoodsTypeChoice } from './GoodsChips.tsx';
import type { ForecastAnswer } from './useForecastBatches.ts';

/** A forecast as it was sent, with what became of each number. */
export interface Sent {
  readonly declared: Declarations;
  readonly answer: ForecastAnswer;
  /** What stood in the box and is no courier number. */
  readonly wrong: readonly string[];
}

export interface ForecastFormProps {
  readonly rules: Output<'getForecastRules'>;
  readonly types: readonly GoodsTypeChoice[];
  readonly numbers: string;
  readonly onSent: (sent: Sent) => void;
}
