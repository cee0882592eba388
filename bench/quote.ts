import { plainQuoteOptions, quote } from '@crossdock/domain/pricing/quote.ts';
import type { Shipment } from '@crossdock/domain/pricing/shipment.ts';
import { taiwanSeaExpress } from '@crossdock/domain/samples/rateCards.ts';
import { median, quantile, report } from './report.ts';

const at = '2026-11-20T08:00:00.000Z';
const channels = 8;
const parcels = 10;

const boxes = Array.from({ length: parcels }, (_, n) => ({
  weightG: 800 + n * 350,
  lengthMm: 250 + n * 20,
  widthMm: 200,
  heightMm: 100 + n * 10,
}));

const shipment: Shipment = {
  boxes,
  parcelCount: parcels,
  goodsTypes: ['clothes'],
  declaredMinor: 350_000,
  destination: { country: 'TW', zip: '11049' },
  stored: boxes.map((box, n) => ({
    ...box,
    label: `SF${n}`,
    since: '2026-09-01T00:00:00.000Z',
    clockPauses: [],
  })),
};

/**
 * Measures the computation that the browser repeats at every change of the consolidation form, in Node with the
 * browser's code and V8.
 */
export async function benchQuote(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 3_000; round++) {
    const started = performance.now();
    for (let channel = 0; channel < channels; channel++) {
      const options = {
        ...plainQuoteOptions,
        at,
        insuredMinor: 100_000 + channel,
        taxIncluded: channel % 2 === 0,
      };
      quote(shipment, taiwanSeaExpress, options);
    }
    if (round >= 500) times.push(performance.now() - started);
  }
  report(`Quote ${parcels} parcels on ${channels} channels`, [
    { what: 'median', value: median(times), unit: 'ms', target: { atMost: 1 } },
    { what: 'p99', value: quantile(times, 0.99), unit: 'ms' },
  ]);
}
