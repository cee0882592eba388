import type { ImportCellFault, RowCells } from '@crossdock/domain/moving/cells.ts';
import { maxPointsAtOnce } from '@crossdock/domain/points/rules.ts';
import { maxDailyLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import type { Tx } from '../platform/db.ts';
import { enterOpeningPoints } from '../points/openingPoints.store.ts';
import { enterOpeningBalances } from '../wallet/openingBalances.store.ts';
import { cellFault, type FileImporter, type ImportActor } from './fileImporter.ts';
import { membersByKey } from './memberKeys.store.ts';
import { findByOldKeys, storeOldKeys } from './store.ts';

/** A member's balance in the old system: money or points. */
interface SumFacts {
  readonly member: string;
  readonly amount: number;
}

interface SumRow {
  readonly memberId: string;
  readonly key: string;
  readonly amount: number;
}

/**
 * Enters the amounts as money or points of the members. Answers the members who were left out, because their balance
 * is too low for a negative amount.
 */
type Enter = (tx: Tx, mover: ImportActor, rows: readonly SumRow[], memo: string) => Promise<Set<string>>;

/**
 * Imports members' balances or points. The sum that was imported for each member is stored, so a later file enters
 * only the difference to it. Undoing an import enters the opposite of what its file entered.
 */
function sumKind(
  kind: 'balances' | 'points',
  read: (cells: RowCells, currency: string) => SumFacts,
  enterAll: Enter,
): FileImporter<SumFacts> {
  const column = kind === 'balances' ? 'balance_minor' : 'points';
  const tooLow: ImportCellFault = { column, error: 'moving.tooLow', params: {} };
  const enter = async (tx: Tx, mover: ImportActor, rows: readonly SumRow[], memo: string) => {
    const refused = await enterAll(tx, mover, rows, memo);
    const entered = rows.filter(({ memberId }) => !refused.has(memberId));
    await storeOldKeys(
      tx,
      kind,
      entered.map(({ key, memberId, amount }) => ({ key, subjectId: memberId, amount })),
    );
    return refused;
  };
  return {
    read: (cells, { currency }) => read(cells, currency),
    marks: ({ member }) => [{ column: 'member', value: member }],
    amountOf: ({ amount }) => amount,
    judge: async (tx, _mover, rows) => {
      const keys = rows.map(({ member }) => member);
      const [members, known] = await Promise.all([membersByKey(tx, keys), findByOldKeys(tx, kind, keys)]);
      return rows.map(({ member, amount }) => {
        const subjectId = members.get(member);
        if (subjectId === undefined) return cellFault('member', 'moving.memberUnknown', { member });
        const before = known.get(member)?.amount ?? 0;
        if (before === amount) return { state: 'same', subjectId };
        return { state: known.has(member) ? 'changed' : 'new', subjectId, amount: amount - before };
      });
    },
    write: async (tx, mover, rows) => {
      const wanted = rows.map(({ facts, verdict }) => ({
        key: facts.member,
        memberId: verdict.subjectId ?? '',
        amount: verdict.amount ?? 0,
      }));
      const refused = await enter(tx, mover, wanted, '');
      return wanted.map(({ memberId }) => (refused.has(memberId) ? tooLow : memberId));
    },
    undo: async (tx, mover, rows) => {
      const wanted = rows.map(({ facts, subjectId, amount }) => ({
        key: facts.member,
        memberId: subjectId,
        amount: 0 - amount,
      }));
      const refused = await enter(tx, mover, wanted, '↩');
      return wanted.map(({ memberId }) => !refused.has(memberId));
    },
  };
}

export const balanceImporter = sumKind(
  'balances',
  (cells, currency) => {
    const named = cells.text('currency', 10).normalize('NFKC').toUpperCase();
    const isShops = named === '' || named === currency || (currency === 'TWD' && named === 'NTD');
    if (!isShops) cells.fault('currency', 'moving.otherCurrency', { currency });
    const amount = cells.amount('balance_minor');
    if (amount === null) cells.fault('balance_minor', 'field.required');
    else if (amount > maxDailyLimitMinor)
      cells.fault('balance_minor', 'field.tooBig', { max: maxDailyLimitMinor });
    return { member: cells.key('member'), amount: amount ?? 0 };
  },
  (tx, { staffId }, rows, memo) =>
    enterOpeningBalances(
      tx,
      staffId,
      memo,
      rows.map(({ memberId, amount }) => ({ memberId, amountMinor: amount })),
    ),
);

export const pointsImporter = sumKind(
  'points',
  (cells) => {
    const points = cells.whole('points', maxPointsAtOnce);
    if (points === null) cells.fault('points', 'field.required');
    return { member: cells.key('member'), amount: points ?? 0 };
  },
  (tx, { staffId }, rows, memo) =>
    enterOpeningPoints(
      tx,
      staffId,
      memo,
      rows.map(({ memberId, amount }) => ({ memberId, points: amount })),
    ),
);
