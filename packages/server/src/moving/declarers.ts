import { declarerProblems, maxDeclarers } from '@crossdock/domain/declarers/rules.ts';
import { normaliseIdNumber } from '@crossdock/domain/members/identity.ts';
import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import { callingCodes } from '@crossdock/domain/regions.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { deleteApprovedRows, insertApprovedRows, updateApprovedRows } from './approvedRows.store.ts';
import { type DeclarerColumns, declarerCounts, declarersByIdNumber } from './declarers.store.ts';
import { cellFault, type FileImporter, type ImportActor, type RowVerdict, undoRows } from './fileImporter.ts';
import { membersByKey } from './memberKeys.store.ts';
import { readPhone, readRegion } from './regionAndPhone.ts';

interface DeclarerFacts {
  readonly member: string;
  readonly columns: DeclarerColumns;
  readonly isDefault: boolean;
}

const columnOf = {
  name: 'name',
  country: 'country',
  phone: 'phone',
  idKind: 'id_kind',
  idNumber: 'id_number',
} as const;

function read(cells: RowCells, { currency }: { readonly currency: string }): DeclarerFacts {
  const region = readRegion(cells, currency);
  const name = cells.needed('name', 60);
  const { phone } = readPhone(cells, region, currency);
  const idNumber = normaliseIdNumber(cells.needed('id_number', 30));
  const kind = cells.text('id_kind', 40).toLowerCase().replace(/\s/gu, '');
  const isCompany = /^(company|firm|business|公司|企业|企業|统一编号|統一編號|营业执照)$/.test(kind);
  const columns: DeclarerColumns = {
    ...{ name, phone, idNumber },
    areaCode: region ? callingCodes[region] : '',
    country: region ?? '',
    idKind: isCompany ? 'company' : 'person',
  };
  if (cells.faults.length === 0)
    for (const { field, key, params } of declarerProblems(columns))
      cells.fault(columnOf[field], key, { ...params });
  return { member: cells.key('member'), columns, isDefault: cells.flag('is_default', false) };
}

const compared = [
  'name',
  'areaCode',
  'phone',
  'idKind',
] as const satisfies readonly (keyof DeclarerColumns)[];

async function judge(tx: Tx, _mover: ImportActor, rows: readonly DeclarerFacts[]): Promise<RowVerdict[]> {
  const members = await membersByKey(tx, fieldOf(rows, 'member'));
  const ids = [...members.values()];
  const [found, counts] = await Promise.all([
    declarersByIdNumber(
      tx,
      ids,
      rows.map(({ columns }) => columns.idNumber),
    ),
    declarerCounts(tx, ids),
  ]);
  const there = new Map(found.map((one) => [`${one.memberId} ${one.country} ${one.idNumber}`, one]));
  return rows.map(({ member, columns }) => {
    const memberId = members.get(member);
    if (memberId === undefined) return cellFault('member', 'moving.memberUnknown', { member });
    const old = there.get(`${memberId} ${columns.country} ${columns.idNumber}`);
    if (old === undefined) {
      const count = (counts.get(memberId) ?? 0) + 1;
      counts.set(memberId, count);
      if (count > maxDeclarers) return cellFault('member', 'declarer.tooMany', { max: maxDeclarers });
      return { state: 'new', subjectId: null };
    }
    if (compared.every((column) => old[column] === columns[column]))
      return { state: 'same', subjectId: old.id };
    const { id: subjectId, memberId: _, ...before } = old;
    return { state: 'changed', subjectId, before };
  });
}

export const declarerImporter: FileImporter<DeclarerFacts> = {
  read,
  marks: ({ member, columns: { country, idNumber } }) => [
    { column: 'id_number', value: `${member} ${country} ${idNumber}` },
  ],
  judge,
  write: async (tx, { staffId }, rows) => {
    const members = await membersByKey(
      tx,
      rows.map(({ facts }) => facts.member),
    );
    const fresh = rows.filter(({ verdict }) => verdict.state === 'new');
    const ids = await insertApprovedRows(
      tx,
      'declarers',
      staffId,
      fresh.map(({ facts: { member, columns, isDefault } }) => ({
        memberId: members.get(member) ?? '',
        isDefault,
        columns,
      })),
    );
    const idOf = new Map(fresh.map((row, at) => [row, ids[at] ?? '']));
    await updateApprovedRows(
      tx,
      'declarers',
      rows.flatMap(({ facts, verdict }) =>
        verdict.state === 'changed' && verdict.subjectId !== null
          ? [{ id: verdict.subjectId, columns: { ...facts.columns } }]
          : [],
      ),
    );
    return rows.map((row) => idOf.get(row) ?? row.verdict.subjectId ?? '');
  },
  undo: (tx, _mover, rows) =>
    undoRows(
      rows,
      (ids) => deleteApprovedRows(tx, 'declarers', ids),
      (changes) => updateApprovedRows(tx, 'declarers', changes),
    ),
};
