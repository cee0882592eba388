import { rateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { zeroPriceCard } from '@crossdock/domain/pricing/noCharges.ts';
import {
  cardWithPriceList,
  type PriceListLine,
  type PriceListProblem,
} from '@crossdock/domain/pricing/priceList.ts';
import type { RateCard } from '@crossdock/domain/pricing/rateCard.ts';
import { sampleZip } from '@crossdock/domain/pricing/samples.ts';
import type { Tx } from '../platform/db.ts';
import { cardFieldsOf } from '../pricing/cardFields.ts';
import { insertDraft, updateDraft } from '../pricing/rateCards.store.ts';
import {
  cellFault,
  type EarlierContent,
  type FileImporter,
  type ImportActor,
  type RowVerdict,
  type ValidRow,
  type WrittenRow,
} from './fileImporter.ts';
import { deleteNewDraft, type LaneZone, laneZones, rateCardsOfZones } from './prices.store.ts';

/** A line of a price list: the price of a box of this weight, delivered to a home, on a lane to a zone. */
interface PriceFacts extends PriceListLine {
  readonly lane: string;
  readonly warehouse: string;
  /** Empty if the lane has only one zone. */
  readonly zone: string;
}

function read(cells: RowCells): PriceFacts {
  const name = (column: string) => cells.text(column, 60).toLowerCase();
  const weightG = cells.measure('weight_g', 1_000_000);
  const priceMinor = cells.amount('price_minor');
  const [stepG, stepPriceMinor] = [cells.measure('step_g', 1_000_000), cells.amount('step_price_minor')];
  if (weightG === null) cells.fault('weight_g', 'field.required');
  if (!priceMinor) cells.fault('price_minor', 'field.required');
  if (stepG !== null && !stepPriceMinor) cells.fault('step_price_minor', 'field.required');
  if (stepG === null && stepPriceMinor) cells.fault('step_g', 'field.required');
  cells.needed('lane', 60);
  return {
    ...{ lane: name('lane'), warehouse: name('warehouse'), zone: name('zone') },
    ...{ weightG: weightG ?? 0, priceMinor: priceMinor ?? 0 },
    step: stepG !== null && stepPriceMinor ? { stepG, stepPriceMinor } : null,
  };
}

const listOf = ({ lane, warehouse, zone }: PriceFacts): string => JSON.stringify([lane, warehouse, zone]);

/** A zone for which a file has lines, and the card that results from them and the zone's existing card. */
interface Made {
  readonly zone: LaneZone;
  readonly card: RateCard;
}

function zoneOf(zones: readonly LaneZone[], { lane, warehouse, zone }: PriceFacts) {
  const isCalled = (wanted: string, ...names: string[]) =>
    wanted === '' || names.some((name) => name.toLowerCase() === wanted);
  const ofLane = zones.filter(
    (one) =>
      isCalled(lane, one.code, one.zh, one.tw, one.en) &&
      isCalled(warehouse, one.warehouseCode, one.warehouseName),
  );
  if (ofLane.length === 0) return cellFault('lane', 'moving.laneUnknown');
  const [found, ...more] = ofLane.filter((one) => isCalled(zone, one.zone));
  if (found === undefined) return cellFault('zone', 'moving.zoneUnknown');
  if (more.length === 0) return found;
  return new Set(ofLane.map(({ channelId }) => channelId)).size > 1
    ? cellFault('warehouse', 'moving.laneOfSeveral')
    : cellFault('zone', 'moving.zoneMissing');
}

async function judge(tx: Tx, mover: ImportActor, rows: readonly PriceFacts[]): Promise<RowVerdict[]> {
  const zones = await laneZones(tx);
  const cards = await rateCardsOfZones(tx);
  const verdicts = new Map<PriceFacts, RowVerdict>();
  for (const list of Map.groupBy(rows, listOf).values()) {
    const [first] = list;
    const zone = first && zoneOf(zones, first);
    for (const [at, verdict] of (zone
      ? judgeList(mover, { list, zone, cards, now: tx.now })
      : []
    ).entries()) {
      const row = list[at];
      if (row) verdicts.set(row, verdict);
    }
  }
  return rows.map((row) => verdicts.get(row) ?? cellFault('lane', 'moving.laneUnknown'));
}

interface PriceList {
  readonly list: readonly PriceFacts[];
  readonly zone: ReturnType<typeof zoneOf>;
  readonly cards: Awaited<ReturnType<typeof rateCardsOfZones>>;
  readonly now: string;
}

const refusalOf = (problem: PriceListProblem) =>
  problem === 'needed' ? 'field.required' : (`moving.price.${problem}` as const);

/**
 * Judges a price list: one verdict for each line. Writing it will change the zone's draft or, if there is none,
 * create one.
 */
function judgeList(mover: ImportActor, { list, zone, cards, now }: PriceList): RowVerdict[] {
  if ('fault' in zone) return list.map(() => zone);
  const { draft, published } = cards.get(zone.zoneId) ?? {};
  const there = draft ?? published;
  const made = madeOf(mover, list, { zone, card: there?.card ?? plainCard(mover, now) });
  if (made.faults.some((fault) => fault !== null))
    return made.faults.map((fault) =>
      fault === null
        ? cellFault(null, 'moving.rowTogether')
        : cellFault(fault.column, refusalOf(fault.problem), fault.params),
    );
  if (there && isSamePrice(there.card, made.card))
    return list.map(() => ({ state: 'same', subjectId: there.id }));
  if (!draft) return list.map(() => ({ state: 'new', subjectId: null }));
  const { id, name, validFrom, validTo, version } = draft;
  const { currency: _currency, validFrom: _from, validTo: _to, ...body } = draft.card;
  const before = { name, validFrom, validTo, version, card: JSON.stringify(body) };
  return list.map(() => ({ state: 'changed', subjectId: id, before }));
}

const plainCard = ({ shop }: ImportActor, now: string): RateCard => ({
  ...zeroPriceCard,
  ...{ currency: shop.currency, validFrom: now, validTo: null },
});

const madeOf = ({ shop }: ImportActor, list: readonly PriceFacts[], { zone, card }: Made) =>
  cardWithPriceList(card, list, {
    destination: { country: zone.country, zip: sampleZip(zone.zipPrefixes) },
    coinMinor: shop.settings.coinMinor,
  });

/**
 * Whether two cards have the same rules for weight and freight. The order of keys does not matter, because databases
 * change it in stored objects.
 */
function isSamePrice(one: RateCard, other: RateCard): boolean {
  const said = ({ weight, freight }: RateCard) =>
    JSON.stringify([weight, freight], (_, value: unknown) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    );
  return said(one) === said(other);
}

/** Writes each list into the draft of its zone. Answers the draft for each line. */
async function write(tx: Tx, mover: ImportActor, rows: readonly ValidRow<PriceFacts>[]) {
  const zones = await laneZones(tx);
  const cards = await rateCardsOfZones(tx);
  const ids = new Map<string, string>();
  for (const [key, list] of Map.groupBy(rows, ({ facts }) => listOf(facts))) {
    const [first] = list;
    const zone = first && zoneOf(zones, first.facts);
    if (!zone || 'fault' in zone) continue;
    const { draft, published } = cards.get(zone.zoneId) ?? {};
    const lines = list.map(({ facts }) => facts);
    const { card } = madeOf(mover, lines, {
      zone,
      card: draft?.card ?? published?.card ?? plainCard(mover, tx.now),
    });
    if (draft) {
      if ((await updateDraft(tx, draft.id, draft.version, { ...draft, card })) === 1) ids.set(key, draft.id);
    } else {
      const name = dateIn(tx.now, mover.shop.timeZone);
      const fields = { name, validFrom: tx.now, validTo: null };
      const place = { channelId: zone.channelId, zoneId: zone.zoneId, staffId: mover.staffId };
      const dated = { ...card, validFrom: tx.now, validTo: null };
      ids.set(key, await insertDraft(tx, place, { ...fields, card: dated }));
    }
  }
  return rows.map(({ facts }) => ids.get(listOf(facts)) ?? cellFault(null, 'moving.changedSince').fault);
}

const earlierDraft = ({ shop }: ImportActor, { name, validFrom, validTo, card }: EarlierContent) =>
  cardFieldsOf(
    {
      name: String(name),
      validFrom: String(validFrom),
      validTo: validTo === null ? null : String(validTo),
    },
    rateCardBody.parse(JSON.parse(String(card))),
    shop.currency,
  );

/**
 * Undoes an import of price lists: deletes the drafts that it created and restores those that it changed. A draft
 * that somebody has saved or published after the import stays as it is.
 */
async function undo(tx: Tx, mover: ImportActor, rows: readonly WrittenRow<PriceFacts>[]): Promise<boolean[]> {
  const gone = new Set<string>();
  for (const [id, [first]] of Map.groupBy(rows, ({ subjectId }) => subjectId)) {
    const before = first?.before;
    const count = before
      ? await updateDraft(tx, id, Number(before.version) + 1, earlierDraft(mover, before))
      : await deleteNewDraft(tx, id);
    if (count === 1) gone.add(id);
  }
  return rows.map(({ subjectId }) => gone.has(subjectId));
}

/**
 * Imports price lists by weight. Each list of a lane and zone becomes a draft of its card, which staff review
 * and publish.
 */
export const priceImporter: FileImporter<PriceFacts> = {
  read,
  marks: () => [],
  judge,
  write,
  undo,
  together: listOf,
  // All rows of a file are written in one transaction, because a price list must be imported completely or not at
  // all.
  atOnce: 100_000,
};
