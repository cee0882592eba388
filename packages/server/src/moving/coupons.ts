import { createHash } from 'node:crypto';
import type { CouponType } from '@crossdock/domain/coupons/rules.ts';
import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import {
  couponCopiesOfRows,
  couponCopyKey,
  couponsByNames,
  deleteCouponCopies,
  type ImportedCouponCopy,
  type ImportedCouponTerms,
  insertCouponCopies,
  insertStoppedCoupons,
  setCouponCopyExpiry,
  setCouponCopyState,
} from './coupons.store.ts';
import {
  cellFault,
  type FileImporter,
  type ImportActor,
  type RowVerdict,
  type ValidRow,
} from './fileImporter.ts';
import { membersByKey } from './memberKeys.store.ts';
import { deleteOldKeys, storeOldKeys } from './store.ts';

/** The most copies that one row may create. */
const mostUses = 20;

/** A member's coupon in the old system: what it takes off, its expiry, and how often it can still be used. */
interface CouponFacts {
  readonly member: string;
  readonly key: string;
  readonly offer: ImportedCouponTerms;
  readonly validUntil: string;
  readonly uses: number;
}

const typeNames: readonly (readonly [CouponType, RegExp])[] = [
  [1, /^(1|amount|deduction|fixed|cash|抵扣|抵扣券|现金券|现金|現金券|現金|折抵|满减|滿減|代金券)$/],
  [2, /^(2|percent|percentage|rate|discount|折扣|折扣券|打折)$/],
];

function typeIn(cells: RowCells): CouponType {
  const written = cells.text('type', 40).normalize('NFKC').toLowerCase().replace(/\s/gu, '');
  const found = typeNames.find(([, form]) => form.test(written))?.[0];
  if (written !== '' && found === undefined) cells.fault('type', 'moving.couponType');
  return found ?? (cells.text('amount_minor') === '' ? 2 : 1);
}

function offerIn(cells: RowCells): ImportedCouponTerms {
  const type = typeIn(cells);
  const name = cells.needed('name', 60);
  const nothing = { name, type, amountMinor: 0, rateBp: 0, maxMinor: null };
  if (type === 1) {
    const amountMinor = cells.amount('amount_minor') ?? 0;
    if (amountMinor === 0) cells.fault('amount_minor', 'field.required');
    return { ...nothing, amountMinor };
  }
  return { ...nothing, rateBp: cells.rate('rate_bp'), maxMinor: cells.amount('max_minor') || null };
}

function read(cells: RowCells): CouponFacts {
  const member = cells.key('member');
  const offer = offerIn(cells);
  const validUntil = cells.end('valid_until') ?? '';
  if (validUntil === '') cells.fault('valid_until', 'field.required');
  const own = cells.text('coupon', 60);
  const made = createHash('sha256').update(JSON.stringify(offer)).digest('base64url').slice(0, 16);
  const uses = cells.has('uses_left') ? (cells.whole('uses_left', mostUses) ?? 1) : 1;
  return { member, key: `${member} ${own || made}`, offer, validUntil, uses };
}

/** The most that one copy takes off; 0 for a percentage without a limit. */
const maxDiscountOf = ({ type, amountMinor, maxMinor }: ImportedCouponTerms): number =>
  type === 1 ? amountMinor : (maxMinor ?? 0);

const isAlive = ({ state }: ImportedCouponCopy): boolean => state !== 'revoked';
const sameMoment = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);

/** The copies that each row has created so far. */
async function known(
  tx: Tx,
  rows: readonly CouponFacts[],
): Promise<(row: CouponFacts) => ImportedCouponCopy[]> {
  const found = await couponCopiesOfRows(tx, fieldOf(rows, 'key'), mostUses);
  const byKey = Map.groupBy(found, ({ key }) => key);
  return (row) => byKey.get(row.key) ?? [];
}

async function judge(tx: Tx, _mover: ImportActor, rows: readonly CouponFacts[]): Promise<RowVerdict[]> {
  const [members, copiesOf] = await Promise.all([membersByKey(tx, fieldOf(rows, 'member')), known(tx, rows)]);
  return rows.map((row) => {
    const copies = copiesOf(row);
    const alive = copies.filter(isAlive);
    const first = copies[0];
    const memberId = members.get(row.member);
    if (memberId === undefined) return cellFault('member', 'moving.memberUnknown', { member: row.member });
    if (first === undefined) {
      // A coupon that has expired is refused. A coupon that was used up in the old system is skipped.
      if (row.validUntil <= tx.now) return cellFault('valid_until', 'moving.couponEnded');
      if (row.uses === 0) return { state: 'same', subjectId: null };
      return { state: 'new', subjectId: null, amount: maxDiscountOf(row.offer) * row.uses };
    }
    const used = alive.filter(({ state }) => state === 'used').length;
    if (row.uses < used) return cellFault('uses_left', 'moving.couponUsed', { n: used });
    const sameEnd = alive.every(
      ({ state, validUntil }) => state === 'used' || sameMoment(validUntil, row.validUntil),
    );
    if (alive.length === row.uses && sameEnd) return { state: 'same', subjectId: first.id };
    const before = { uses: alive.length, validUntil: alive[0]?.validUntil ?? first.validUntil };
    const amount = maxDiscountOf(row.offer) * (row.uses - alive.length);
    return { state: 'changed', subjectId: first.id, before, amount };
  });
}

const nameOf = (offer: ImportedCouponTerms): string =>
  JSON.stringify([offer.name, offer.type, offer.amountMinor, offer.rateBp, offer.maxMinor]);

/** The coupon for each offer: an existing one with the same name and terms, or a new stopped one. */
async function couponsFor(
  tx: Tx,
  staffId: string,
  offers: readonly ImportedCouponTerms[],
): Promise<(offer: ImportedCouponTerms) => string> {
  const ids = new Map<string, string>();
  const there = await couponsByNames(tx, fieldOf(offers, 'name'));
  for (const { id, zh, tw, en, type, ...terms } of there)
    for (const name of [zh, tw, en]) {
      const asked = nameOf({ ...terms, name, type: type === 2 ? 2 : 1 });
      if (!ids.has(asked)) ids.set(asked, id);
    }
  const missing = [...new Map(offers.map((offer) => [nameOf(offer), offer])).values()].filter(
    (offer) => !ids.has(nameOf(offer)),
  );
  const made = await insertStoppedCoupons(tx, staffId, missing);
  await storeOldKeys(
    tx,
    'coupons',
    made.map((id) => ({ key: `offer ${id}`, subjectId: id, amount: 0 })),
  );
  for (const [at, offer] of missing.entries()) ids.set(nameOf(offer), made[at] ?? '');
  return (offer) => ids.get(nameOf(offer)) ?? '';
}

interface Wanted {
  readonly key: string;
  readonly memberId: string;
  readonly couponId: string;
  readonly uses: number;
  readonly validUntil: string;
  readonly copies: readonly ImportedCouponCopy[];
}

/**
 * Gives each row as many copies as it has uses: revoked copies are restored first, and unused ones are
 * revoked from the last.
 */
async function setCopies(tx: Tx, staffId: string, rows: readonly Wanted[]): Promise<void> {
  const back: ImportedCouponCopy[] = [];
  const away: ImportedCouponCopy[] = [];
  const fresh: (Wanted & { readonly nth: number })[] = [];
  for (const row of rows) {
    const alive = row.copies.filter(isAlive);
    const missing = row.uses - alive.length;
    const revoked = row.copies.filter((copy) => !isAlive(copy)).slice(0, Math.max(0, missing));
    back.push(...revoked);
    for (let more = 0; more < missing - revoked.length; more++)
      fresh.push({ ...row, nth: row.copies.length + more + 1 });
    const unused = alive.filter(({ state }) => state === 'unused');
    away.push(...(missing < 0 ? unused.slice(missing) : []));
  }
  await setCouponCopyState(tx, staffId, back, ['revoked', 'unused']);
  await setCouponCopyState(tx, staffId, away, ['unused', 'revoked']);
  const ids = await insertCouponCopies(
    tx,
    staffId,
    fresh.map(({ couponId, memberId, validUntil }) => ({ couponId, memberId, validUntil })),
  );
  await storeOldKeys(
    tx,
    'coupons',
    fresh.map(({ key, nth }, at) => ({ key: couponCopyKey(key, nth), subjectId: ids[at] ?? '', amount: 0 })),
  );
  await setCouponCopyExpiry(
    tx,
    rows.flatMap(({ copies, validUntil }) =>
      copies.flatMap(({ id, state }) => (state === 'used' ? [] : [{ id, validUntil }])),
    ),
  );
}

async function write(
  tx: Tx,
  { staffId }: ImportActor,
  rows: readonly ValidRow<CouponFacts>[],
): Promise<string[]> {
  const facts = fieldOf(rows, 'facts');
  const copiesOf = await known(tx, facts);
  const [members, couponOf] = [
    await membersByKey(tx, fieldOf(facts, 'member')),
    await couponsFor(
      tx,
      staffId,
      facts.flatMap((row) => (copiesOf(row).length === 0 ? [row.offer] : [])),
    ),
  ];
  await setCopies(
    tx,
    staffId,
    facts.map((row) => {
      const copies = copiesOf(row);
      const first = copies[0];
      return {
        ...{ key: row.key, uses: row.uses, validUntil: row.validUntil, copies },
        memberId: first?.memberId ?? members.get(row.member) ?? '',
        couponId: first?.couponId ?? couponOf(row.offer),
      };
    }),
  );
  const after = await known(tx, facts);
  return facts.map((row) => after(row)[0]?.id ?? '');
}

/**
 * Imports coupons that members hold. A row becomes as many copies as it has uses. A later file adds, revokes
 * or prolongs unused copies and never changes used ones.
 */
export const couponImporter: FileImporter<CouponFacts> = {
  read,
  marks: ({ key }) => [{ column: 'coupon', value: key }],
  amountOf: ({ offer, uses }) => maxDiscountOf(offer) * uses,
  judge,
  write,
  undo: async (tx, { staffId }, rows) => {
    const copiesOf = await known(tx, fieldOf(rows, 'facts'));
    const fresh = rows.filter(({ before }) => before === null);
    // If one copy of a row was used, no copy of the row is undone.
    const whole = fresh.filter(({ facts }) => copiesOf(facts).every(({ state }) => state !== 'used'));
    const all = whole.flatMap(({ facts }) => copiesOf(facts));
    const gone = await deleteCouponCopies(tx, all);
    await deleteOldKeys(
      tx,
      'coupons',
      all.flatMap(({ id, key, nth }) => (gone.has(id) ? [couponCopyKey(key, nth)] : [])),
    );
    const back = rows.flatMap(({ facts, before }) => {
      const copies = copiesOf(facts);
      const first = copies[0];
      const uses = Number(before?.uses ?? 0);
      const used = copies.filter(({ state }) => state === 'used').length;
      if (before === null || first === undefined || used > uses) return [];
      const { memberId, couponId } = first;
      return [{ key: facts.key, memberId, couponId, uses, validUntil: String(before.validUntil), copies }];
    });
    await setCopies(tx, staffId, back);
    const restored = new Set(fieldOf(back, 'key'));
    return rows.map(({ facts, before }) =>
      before === null
        ? whole.some((one) => one.facts === facts) && copiesOf(facts).every(({ id }) => gone.has(id))
        : restored.has(facts.key),
    );
  },
};
