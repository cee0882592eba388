import { standardDutyTables } from '@crossdock/domain/duties/standardTables.ts';
import { estimatePackaging } from '@crossdock/domain/planning/boxes.ts';
import type { PlanFacts } from '@crossdock/domain/planning/facts.ts';
import { proposalsOf } from '@crossdock/domain/planning/proposals.ts';
import { noLimits } from '@crossdock/domain/pricing/limits.ts';
import {
  planFacts,
  planGoodsTypes,
  planLane,
  planMoment,
  planParcel,
} from '@crossdock/domain/samples/planFacts.ts';
import { plainSea, taiwanAir, taiwanSeaExpress } from '@crossdock/domain/samples/rateCards.ts';
import { median, quantile, report } from './report.ts';

const channels = 8;
const parcels = 30;
const dayMs = 86_400_000;
const cards = [taiwanSeaExpress, plainSea, taiwanAir];

/** Generates the same parcels for the same round. */
function factsOf(round: number, duties: PlanFacts['duties']): PlanFacts {
  let seed = round + 1;
  const upTo = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % most;
  };
  const lanes = Array.from({ length: channels }, (_, n) => {
    const packing = { perShipmentMinor: 500 * n, perBoxMinor: 2000, perParcelMinor: 500 };
    const card = { ...(cards[n % cards.length] ?? plainSea), packing };
    return planLane(n, card, {
      ...{ minDays: 3 + n, maxDays: 5 + n * 2 },
      mode: n % 3 === 0 ? 'sea' : 'air',
    });
  });
  const parcelsOfRound = Array.from({ length: parcels }, (_, n) => {
    const day = upTo(4) === 0 ? 1 + upTo(6) : 0;
    return planParcel(`p${n}`, {
      day,
      goodsType: planGoodsTypes[upTo(3)] ?? 'clothes',
      declaredMinor: 20_000 + upTo(90_000),
      since: new Date(Date.parse(planMoment) + (day > 0 ? day : -upTo(50)) * dayMs).toISOString(),
      ...{ weightG: 400 + upTo(6000), lengthMm: 150 + upTo(400) },
      ...{ widthMm: 100 + upTo(200), heightMm: 60 + upTo(200) },
    });
  });
  return planFacts(parcelsOfRound, { lanes, duties, entriesBefore: 4, taxIncluded: duties === undefined });
}

/**
 * Measures the browser's computation when the planner opens, and after each change of an estimate, in Node with the
 * browser's code and V8.
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
    estimatePackaging(facts.parcels, noLimits, facts.filling);
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
