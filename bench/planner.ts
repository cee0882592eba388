import { standardDutyTables } from '@crossdock/domain/duties/standardTables.ts';
import { boxRange } from '@crossdock/domain/planning/boxes.ts';
import type { PlanFacts, PlanParcel } from '@crossdock/domain/planning/facts.ts';
import { proposalsOf } from '@crossdock/domain/planning/proposals.ts';
import { carrierLimits, noLimits } from '@crossdock/domain/pricing/limits.ts';
import { plainSea, taiwanAir, taiwanSeaExpress } from '@crossdock/domain/samples/rateCards.ts';
import { median, quantile, report } from './report.ts';

const at = '2026-11-20T08:00:00.000Z';
const channels = 8;
const parcels = 30;
const dayMs = 86_400_000;
const goods = ['clothes', 'shoes', 'bags'] as const;
const cards = [taiwanSeaExpress, plainSea, taiwanAir];

/** Generates the same parcels for the same round. */
function factsOf(round: number, duties: PlanFacts['duties']): PlanFacts {
  let seed = round + 1;
  const upTo = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % most;
  };
  return {
    ...{ at, coinMinor: 100, destination: { country: 'TW', zip: '11049' }, deliveryType: 2 },
    ...{
      pickupLimits: noLimits,
      pickupCarriers: undefined,
      entriesBefore: 4,
      taxIncluded: duties === undefined,
    },
    duties,
    storageRules: {
      w: {
        freeDays: 30,
        by: 'weight',
        unit: 1000,
        dayRateMinor: 100,
        capMinor: null,
        abandonAfterDays: null,
      },
    },
    filling: { fillBp: 6500, source: 'usual', orders: 0 },
    lanes: Array.from({ length: channels }, (_, n) => ({
      ...{ channelId: `c${n}`, warehouseId: 'w', minDays: 3 + n, maxDays: 5 + n * 2 },
      mode: n % 3 === 0 ? ('sea' as const) : ('air' as const),
      lane: {
        card: {
          ...(cards[n % cards.length] ?? plainSea),
          packing: { perShipmentMinor: 500 * n, perBoxMinor: 2000, perParcelMinor: 500 },
        },
        codOffered: false,
        goodsTypes: goods,
        carriers: [
          { id: 'a', code: 'A', name: 'A', deliveryType: 2, limits: carrierLimits.kerry },
          { id: 'b', code: 'B', name: 'B', deliveryType: 2, limits: noLimits },
        ],
      },
    })),
    parcels: Array.from({ length: parcels }, (_, n): PlanParcel => {
      const day = upTo(4) === 0 ? 1 + upTo(6) : 0;
      return {
        ...{
          id: `p${n}`,
          label: `SF${n}`,
          warehouseId: 'w',
          mergeGroup: 'w general',
          purchase: `p${n}`,
          day,
        },
        ...{
          goodsType: goods[upTo(3)] ?? 'clothes',
          travelsAlone: false,
          declaredMinor: 20_000 + upTo(90_000),
        },
        ...{ clockPauses: [], advances: [], services: [] },
        since: new Date(Date.parse(at) + (day > 0 ? day : -upTo(50)) * dayMs).toISOString(),
        ...{ weightG: 400 + upTo(6000), lengthMm: 150 + upTo(400) },
        ...{ widthMm: 100 + upTo(200), heightMm: 60 + upTo(200) },
      };
    }),
  };
}

/**
 * The browser's computation when the planner opens, and after each change of an estimate: measured in Node
 * with the same code and V8.
 */
export async function benchPlanner(): Promise<void> {
  const [table] = standardDutyTables;
  measured(`Plan ${parcels} parcels on ${channels} channels`, undefined);
  if (table)
    measured(`The same, with duty and tax of ${table.country} counted`, {
      ...{ table: { ...table, id: '', own: false }, currency: 'TWD', counted: true },
    });
}

function measured(title: string, duties: PlanFacts['duties']): void {
  const times: number[] = [];
  const busy: number[] = [];
  const packing: number[] = [];
  for (let round = 0; round < 60; round++) {
    const facts = factsOf(round, duties);
    const used = process.cpuUsage();
    const started = performance.now();
    proposalsOf(facts);
    const planned = performance.now();
    const { user, system } = process.cpuUsage(used);
    boxRange(facts.parcels, noLimits, facts.filling);
    if (round < 10) continue;
    times.push(planned - started);
    busy.push((user + system) / 1000);
    packing.push(performance.now() - planned);
  }
  const target = { atMost: 50 };
  report(title, [
    { what: 'median', value: median(times), unit: 'ms', target },
    { what: 'median of the target', value: median(times) / target.atMost, unit: '×' },
    { what: 'processor time, median', value: median(busy), unit: 'ms', target },
    { what: 'p99', value: quantile(times, 0.99), unit: 'ms' },
    { what: `packing ${parcels} parcels, thirty orders, median`, value: median(packing), unit: 'ms' },
  ]);
}
