import type { Lang } from '@crossdock/contract/wire/values.ts';
import { accountProblem, nicknameProblem } from '@crossdock/domain/members/account.ts';
import { nameProblem } from '@crossdock/domain/members/name.ts';
import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import { levelsOf } from '../members/levels.store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { unusablePasswordHash } from '../platform/unusablePasswordHash.ts';
import { cellFault, type FileImporter, type ImportActor, type RowVerdict, undoRows } from './fileImporter.ts';
import {
  deleteMembers,
  insertMembers,
  type KnownMember,
  knownMembers,
  linkReferrers,
  type MemberFacts,
  memberColumns,
  unlinkReferrers,
  updateMembers,
} from './members.store.ts';
import { readPhone } from './regionAndPhone.ts';

const langs: readonly (readonly [Lang, RegExp])[] = [
  ['tw', /^(tw|zh[-_]?(tw|hant|hk)|繁體?中?文?|繁体中?文?|traditionalchinese)$/],
  ['zh', /^(zh|zh[-_]?(cn|hans)|简体?中?文?|簡體中?文?|simplifiedchinese|chinese|中文)$/],
  ['en', /^(en([-_][a-z]{2})?|english|英文|英语|英語)$/],
];

function read(cells: RowCells, { currency }: { readonly currency: string }): MemberFacts {
  const member = cells.key('member');
  const account =
    cells.text('account', 32) ||
    (member === '' ? '' : `m${member.replace(/[^\p{L}\p{Nd}._-]/gu, '-')}`.slice(0, 32));
  const accountFault = account === '' ? undefined : accountProblem(account);
  if (accountFault) cells.fault('account', accountFault, { min: 2, max: 32 });
  const name = cells.needed('name', 100);
  const nameFault = name === '' ? undefined : nameProblem(name);
  if (nameFault) cells.fault('name', nameFault);
  const nickname = cells.has('nickname') ? cells.text('nickname', 32) : undefined;
  const nicknameFault = nicknameProblem(nickname ?? '');
  if (nicknameFault) cells.fault('nickname', nicknameFault, { max: 32 });
  const email = cells.needed('email', 100).normalize('NFKC');
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) cells.fault('email', 'field.email');
  const language = cells.text('language', 30).toLowerCase().replace(/\s/gu, '');
  const lang = langs.find(([, form]) => form.test(language))?.[0];
  if (language !== '' && lang === undefined) cells.fault('language', 'field.invalid');
  return {
    ...{ member, account, name, nickname, email, lang },
    ...readPhone(cells, undefined, currency),
    level: undefined,
    levelName: cells.text('level', 60),
    active: cells.has('active') ? cells.flag('active', true) : undefined,
    lineAccount: cells.has('line_account') ? cells.text('line_account', 100) : undefined,
    joinedAt: cells.instant('joined_at'),
  };
}

async function judge(tx: Tx, _mover: ImportActor, rows: readonly MemberFacts[]): Promise<RowVerdict[]> {
  const [known, levels] = await Promise.all([knownMembers(tx, rows), levelsOf(tx)]);
  const byKey = new Map(known.map((one) => [one.randomName, one]));
  const owners = {
    account: new Map(known.map((one) => [one.account.toLowerCase(), one])),
    email: new Map(known.map((one) => [one.email.toLowerCase(), one])),
    phone: new Map(known.map((one) => [`${one.areaCode} ${one.phone}`, one])),
  };
  return rows.map((row) => {
    const level = levelNamed(levels, row.levelName);
    if (row.levelName !== '' && level === undefined && !(row.levelName === '1' && levels.length === 0))
      return cellFault('level', 'moving.levelUnknown');
    const owned = [
      ['account', owners.account.get(row.account.toLowerCase())],
      ['phone', owners.phone.get(`${row.areaCode} ${row.phone}`)],
      ['email', owners.email.get(row.email.toLowerCase())],
    ] as const;
    const taken = owned.find(([, owner]) => owner !== undefined && owner.randomName !== row.member);
    if (taken?.[1]) return cellFault(taken[0], 'moving.taken', { member: taken[1].randomName });
    const there = byKey.get(row.member);
    return there === undefined ? { state: 'new', subjectId: null } : compared({ ...row, level }, there);
  });
}

/** The current values of the fields that a file may change. */
const fieldsOf = ({
  account,
  name,
  nickname,
  areaCode,
  phone,
  email,
  level,
  lineAccount,
  lang,
  status,
}: KnownMember) => ({
  ...{ account, name, nickname, areaCode, phone, email, level, lineAccount, lang, status },
});

function wantedOf(row: MemberFacts, there: KnownMember): ReturnType<typeof fieldsOf> {
  return {
    account: row.account,
    name: row.name,
    nickname: row.nickname ?? there.nickname,
    areaCode: row.areaCode,
    phone: row.phone,
    email: row.email,
    level: row.level ?? there.level,
    lineAccount: row.lineAccount ?? there.lineAccount,
    lang: row.lang ?? there.lang,
    status: row.active === undefined ? there.status : row.active ? 'active' : 'disabled',
  };
}

function compared(row: MemberFacts, there: KnownMember): RowVerdict {
  const [before, wanted] = [fieldsOf(there), wantedOf(row, there)];
  const differs = (column: keyof typeof before) => before[column] !== wanted[column];
  const contact = (['account', 'areaCode', 'phone', 'email'] as const).find(differs);
  // A member with a password proves their identity by their contacts, so a file cannot change these.
  if (contact && there.passwordHash !== unusablePasswordHash)
    return cellFault(contact === 'areaCode' ? 'phone' : contact, 'moving.ownContacts');
  const changed = memberColumns.some(differs);
  return changed ? { state: 'changed', subjectId: there.id, before } : { state: 'same', subjectId: there.id };
}

export const memberImporter: FileImporter<MemberFacts> = {
  read,
  marks: ({ member, account, areaCode, phone, email }) => [
    { column: 'member', value: member },
    { column: 'account', value: account.toLowerCase() },
    { column: 'phone', value: `${areaCode} ${phone}` },
    { column: 'email', value: email.toLowerCase() },
  ],
  judge,
  write: async (tx, { shop }, rows) => {
    const levels = await levelsOf(tx);
    const withLevel = rows.map((row) => ({ ...row, facts: leveled(row.facts, levels) }));
    const fresh = withLevel.filter(({ verdict }) => verdict.state === 'new');
    const ids = await insertMembers(tx, fieldOf(fresh, 'facts'), shop.defaultLang);
    const idOf = new Map(fresh.map((row, at) => [row, ids[at] ?? '']));
    const changed = withLevel.filter(({ verdict }) => verdict.state === 'changed');
    const there = new Map((await knownMembers(tx, fieldOf(changed, 'facts'))).map((one) => [one.id, one]));
    await updateMembers(
      tx,
      changed.flatMap(({ facts, verdict }) => {
        const one = there.get(verdict.subjectId ?? '');
        return one ? { id: one.id, columns: wantedOf(facts, one) } : [];
      }),
    );
    return withLevel.map((row) => idOf.get(row) ?? row.verdict.subjectId ?? '');
  },
  undo: (tx, _mover, rows) =>
    undoRows(
      rows,
      (ids) => deleteMembers(tx, ids),
      (changes) => updateMembers(tx, changes),
    ),
  finish: linkReferrers,
  beforeUndo: unlinkReferrers,
};

type Levels = Awaited<ReturnType<typeof levelsOf>>;

/** The level that a file names by its number or by one of its names. */
function levelNamed(levels: Levels, name: string): number | undefined {
  const asked = name.toLowerCase();
  if (asked === '') return undefined;
  return levels.find((one) =>
    [String(one.level), one.zh, one.tw, one.en].some((known) => known.toLowerCase() === asked),
  )?.level;
}

const leveled = (row: MemberFacts, levels: Levels): MemberFacts => ({
  ...row,
  level: levelNamed(levels, row.levelName),
});
