import type { Output } from '@crossdock/contract/table.ts';
import type { Entry } from '@crossdock/web/outboxEntries.ts';
import type { Declarations } from './forecastBatches.ts';
import type { GoodsTypeChoice } from './GoodsChips.tsx';
import type { ForecastAnswer } from './useForecastBatches.ts';

/** A sent forecast with the result of each number. */
export interface Sent {
  readonly declared: Declarations;
  readonly answer: ForecastAnswer;
  /** The words in the box that are no courier numbers. */
  readonly wrong: readonly string[];
}

/** A forecast that is kept on the device and not sent yet. */
export type UnsentForecast = Extract<Entry, { call: 'forecastParcels' }>;

export interface ForecastFormProps {
  readonly rules: Output<'getForecastRules'>;
  readonly types: readonly GoodsTypeChoice[];
  readonly numbers: string;
  /** What was shared from another app; empty if nothing was. */
  readonly shared: { readonly text: string; readonly onTaken: () => void };
  /** The unsent forecast that is being changed. */
  readonly unsent: UnsentForecast | null;
  /** It got no answer and is kept on the device. */
  readonly onKept: () => void;
  readonly onSent: (sent: Sent) => void;
}
