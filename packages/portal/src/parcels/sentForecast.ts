import type { Output } from '@crossdock/contract/table.ts';
import type { OutboxEntry } from '@crossdock/web/outboxEntries.ts';
import type { DeclarationsByNumber } from './forecastBatches.ts';
import type { GoodsTypeChoice } from './GoodsChips.tsx';
import type { ForecastAnswer } from './useForecastBatches.ts';

/** A sent forecast with the result of each number. */
export interface SentForecast {
  readonly declared: DeclarationsByNumber;
  readonly answer: ForecastAnswer;
  /** The words in the box that are not courier numbers. */
  readonly wrong: readonly string[];
}

/** A forecast that is stored on the device and not sent yet. */
export type UnsentForecast = Extract<OutboxEntry, { call: 'forecastParcels' }>;

export interface ForecastFormProps {
  readonly rules: Output<'getForecastRules'>;
  readonly types: readonly GoodsTypeChoice[];
  readonly numbers: string;
  /** The text shared from another app; empty if there is none. */
  readonly shared: { readonly text: string; readonly onTaken: () => void };
  /** The unsent forecast that is being changed. */
  readonly unsent: UnsentForecast | null;
  /** Called when the forecast got no answer and was stored on the device. */
  readonly onKept: () => void;
  readonly onSent: (sent: SentForecast) => void;
}
