import { nameProblem } from '@crossdock/domain/members/name.ts';
import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { type Role, roles } from '@crossdock/domain/staff/roles.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { unusablePasswordHash } from '../platform/unusablePasswordHash.ts';
import {
  type ColumnChange,
  cellFault,
  type FileImporter,
  type ImportActor,
  type RowVerdict,
  undoRows,
} from './fileImporter.ts';
import {
  deleteStaffRows,
  insertStaffRows,
  type StaffColumns,
  staffByLogin,
  updateStaffRows,
} from './staff.store.ts';

const roleNames: readonly (readonly [Role, RegExp])[] = [
  ['owner', /^(owner|admin|administrator|boss|店主|老板|老闆|管理员|管理員|超级管理员|超級管理員)$/],
  ['warehouse', /^(warehouse|depot|picker|packer|仓库|倉庫|仓管|倉管|仓管员|倉管員|打包员|打包員)$/],
  ['finance', /^(finance|accounting|accountant|cashier|财务|財務|会计|會計|出纳|出納)$/],
  ['support', /^(support|service|customerservice|客服|客服人员|客服人員)$/],
];

function rolesIn(cells: RowCells): Role[] {
  const named = cells
    .needed('roles', 200)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,;、/|]+/)
    .filter((word) => word !== '');
  const found = named.map((word) => roleNames.find(([, form]) => form.test(word))?.[0]);
  if (found.includes(undefined))
    cells.fault('roles', 'moving.roleUnknown', { roles: roles.slice(1).join(', ') });
  return roles.filter((role) => found.includes(role));
}

function read(cells: RowCells): StaffColumns {
  const login = cells.needed('login', 50);
  if (login !== '' && !/^[A-Za-z0-9][A-Za-z0-9._@-]+$/.test(login))
    cells.fault('login', 'field.account.characters');
  const name = cells.needed('name', 50);
  const nameFault = name === '' ? undefined : nameProblem(name);
  if (nameFault) cells.fault('name', nameFault);
  const phone = cells.text('phone', 30);
  if (!/^[\d+() -]*$/.test(phone)) cells.fault('phone', 'field.phoneFree');
  const status = cells.flag('active', true) ? 'active' : 'disabled';
  return { login, name, phone, roles: rolesIn(cells), status };
}

type Known = Awaited<ReturnType<typeof staffByLogin>>[number];

const asText = (list: readonly Role[]): string => list.toSorted().join(' ');
const sameAs = (row: StaffColumns, old: Known): boolean =>
  row.name === old.name &&
  row.phone === old.phone &&
  row.status === old.status &&
  asText(row.roles) === asText(old.roles);

async function judge(tx: Tx, _mover: ImportActor, rows: readonly StaffColumns[]): Promise<RowVerdict[]> {
  const known = await staffByLogin(tx, fieldOf(rows, 'login'));
  const there = new Map(known.map((one) => [one.login.toLowerCase(), one]));
  return rows.map((row) => {
    const old = there.get(row.login.toLowerCase());
    // Owners may do everything, so a file can neither create nor change one.
    if (old?.roles.includes('owner')) return { state: 'same', subjectId: old.id };
    if (row.roles.includes('owner')) return cellFault('roles', 'moving.noOwner');
    if (old === undefined) return { state: 'new', subjectId: null };
    if (sameAs(row, old)) return { state: 'same', subjectId: old.id };
    if (old.passwordHash !== unusablePasswordHash) return cellFault('login', 'moving.staffInUse');
    const { name, phone, status } = old;
    return { state: 'changed', subjectId: old.id, before: { name, phone, status, roles: asText(old.roles) } };
  });
}

const changeOf = ({ name, phone, status, roles: list }: StaffColumns) => ({
  name,
  phone,
  status,
  roles: list,
});

/** The columns of a row as they were before a file changed it. Roles were stored as one text. */
function restored({ id, columns }: ColumnChange): ColumnChange {
  const list = typeof columns.roles === 'string' ? columns.roles.split(' ') : [];
  return { id, columns: { ...columns, roles: list.filter((one) => isOneOf(roles, one)) } };
}

/** Imports staff accounts without a password. An owner sets the first one, which its holder must replace. */
export const staffImporter: FileImporter<StaffColumns> = {
  read,
  marks: ({ login }) => [{ column: 'login', value: login.toLowerCase() }],
  judge,
  write: async (tx, _mover, rows) => {
    const fresh = rows.filter(({ verdict }) => verdict.state === 'new');
    const ids = await insertStaffRows(tx, fieldOf(fresh, 'facts'));
    const idOf = new Map(fresh.map((row, at) => [row, ids[at] ?? '']));
    await updateStaffRows(
      tx,
      rows.flatMap(({ facts, verdict }) =>
        verdict.state === 'changed' && verdict.subjectId !== null
          ? [{ id: verdict.subjectId, columns: changeOf(facts) }]
          : [],
      ),
    );
    return rows.map((row) => idOf.get(row) ?? row.verdict.subjectId ?? '');
  },
  undo: (tx, _mover, rows) =>
    undoRows(
      rows,
      (ids) => deleteStaffRows(tx, ids),
      (changes) => updateStaffRows(tx, changes.map(restored)),
    ),
};
