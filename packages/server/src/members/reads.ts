import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { activeStaff } from '../staff/store.ts';
import { countMembersByLevel, freightPaidBy, levelsOf } from './levels.store.ts';
import { searchMembers } from './staffMembers.store.ts';
import { findMember } from './store.ts';
import { listedMemberOf } from './view.ts';

export const getMemberLevel: Handler<'getMemberLevel'> = async (tx, actor) => {
  const [member, levels, paidMinor] = await Promise.all([
    findMember(tx, actor.memberId),
    levelsOf(tx),
    freightPaidBy(tx, actor.memberId),
  ]);
  if (!member) return refuse('row.notFound');
  return {
    level: member.level,
    paidMinor,
    levels: levels.map((row) => ({
      level: row.level,
      name: row[actor.lang],
      fromPaidMinor: row.fromPaidMinor,
    })),
  };
};

export const listCareTakers: Handler<'listCareTakers'> = async (tx) => {
  const rows = await activeStaff(tx);
  return {
    list: rows.map(({ id, name, roles, phone, messenger }) => ({
      staffId: id,
      name,
      roles,
      phone,
      messenger,
    })),
  };
};

export const listLevels: Handler<'listLevels'> = async (tx) => {
  const [levels, counted] = await Promise.all([levelsOf(tx), countMembersByLevel(tx)]);
  return {
    list: levels.map(({ level, zh, tw, en, fromPaidMinor }) => ({
      level,
      zh,
      tw,
      en,
      fromPaidMinor,
      members: counted.get(level) ?? 0,
    })),
  };
};

export const listMembers: Handler<'listMembers'> = async (
  tx,
  { shop },
  { sort = 'created', order = sort === 'name' ? 'asc' : 'desc', pageIndex, pageSize, after, ...filter },
) => {
  const made = requestedPeriod(filter, shop);
  const found = await searchMembers(tx, { ...filter, made }, { sort, order, pageIndex, pageSize, after });
  return { ...found, list: found.list.map(listedMemberOf) };
};
