import { awaitedParcelStates } from '@crossdock/domain/parcels/states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';
import { idsByNumberPart } from '../platform/searchParts.ts';

/**
 * The maximum number of members found by one hint. A hint that more members share proves nothing alone, and another
 * hint finds the right members.
 */
const perHint = 60;
/** The maximum number of members compared with one parcel: those found by the most hints. */
const perParcel = 15;
/** The maximum number of open forecasts compared for each member, newest first. */
const forecastsOfEach = 6;

const all = <O>(tx: Tx, statement: RawBuilder<O>) => tx.all({ compile: () => statement.compile(db) });

/** Unclaimed parcels with the fields that are compared, with Chinese text in one script. */
export function unclaimedParcelsToCompare(tx: Tx, ids: readonly string[]) {
  return tx.all(
    fromShop(tx, 'parcels', { id: ids, state: 'unclaimed' })
      .select(['id', 'courierNumber', 'declaredValueMinor'])
      .select([
        sql<string>`one_script(label_hint)`.as('label'),
        sql<string>`one_script(goods_name)`.as('goods'),
      ]),
  );
}

/** A search term for the members' index: a text, or the beginning of one. */
export interface SearchTerm {
  readonly parcelId: string;
  readonly first: string;
  readonly isBeginning: boolean;
}

/** A member who is compared with a parcel. */
export interface OwnerCandidate {
  readonly parcelId: string;
  readonly memberId: string;
}

/** Members by alias, code, name and phone. Reads ranges of one index, `perHint` rows of each. */
export function findMembersBySearchTerms(tx: Tx, sought: readonly SearchTerm[]): Promise<OwnerCandidate[]> {
  if (sought.length === 0) return Promise.resolve([]);
  return all(
    tx,
    sql<OwnerCandidate>`
    select "parcelId", "memberId" from (
      select sought.parcel_id as "parcelId", found.member_id as "memberId",
        row_number() over (partition by sought.parcel_id order by count(*) desc, found.member_id) as place
      from unnest(${sought.map(({ parcelId }) => parcelId)}::uuid[], ${sought.map(({ first }) => first)}::text[],
          ${sought.map(({ isBeginning }) => isBeginning)}::boolean[]) as sought (parcel_id, first, is_beginning)
        cross join lateral (
          select member_id from member_search_parts
          where shop_id = ${tx.shopId} and part >= sought.first
            and part <= case when sought.is_beginning then sought.first || ${'\u{10FFFF}'} else sought.first end
          limit ${sql.lit(perHint)}
        ) as found
      group by sought.parcel_id, found.member_id
    ) as named where place <= ${sql.lit(perParcel)}`,
  );
}

/** Members with a forecast of a number that was possibly misread on the label. */
export function findMembersByForecastNumbers(
  tx: Tx,
  sought: readonly { readonly parcelId: string; readonly number: string }[],
): Promise<OwnerCandidate[]> {
  if (sought.length === 0) return Promise.resolve([]);
  return all(
    tx,
    sql<OwnerCandidate>`
    select distinct sought.parcel_id as "parcelId", parcels.member_id as "memberId"
    from unnest(${sought.map(({ parcelId }) => parcelId)}::uuid[], ${sought.map(({ number }) => number)}::text[])
        as sought (parcel_id, number)
      join parcels on parcels.shop_id = ${tx.shopId} and ${sql.ref('parcels.courierNumber')} = sought.number
    where parcels.member_id is not null and parcels.state = any(${[...awaitedParcelStates]}::text[])`,
  );
}

/** Members with a forecast whose number begins or ends with the number on the parcel's label. */
export function findMembersByNumberEnds(
  tx: Tx,
  sought: readonly { readonly parcelId: string; readonly number: string }[],
): Promise<OwnerCandidate[]> {
  if (sought.length === 0) return Promise.resolve([]);
  const each = sought.map(
    ({ parcelId, number }) => sql`(select ${parcelId}::uuid as "parcelId", parcels.member_id as "memberId"
      from parcels where parcels.shop_id = ${tx.shopId} and parcels.id in ${idsByNumberPart(tx, 'parcel', number)}
        and parcels.member_id is not null and parcels.state = any(${[...awaitedParcelStates]}::text[])
      limit ${sql.lit(perParcel)})`,
  );
  return all(tx, sql<OwnerCandidate>`select distinct * from (${sql.join(each, sql` union all `)}) as found`);
}

/** Members who may still log in, with the fields that are compared and shown. */
export function ownerCandidates(tx: Tx, ids: readonly string[]) {
  return tx.allOf(
    ids,
    fromShop(tx, 'members', { id: ids, status: 'active' })
      .select(['id', 'account', 'name', 'nickname', 'randomName', 'simpleCode', 'phone'])
      .select([
        sql<string>`one_script(name)`.as('plainName'),
        sql<string>`one_script(nickname)`.as('plainNickname'),
      ]),
  );
}
export type CandidateRow = Awaited<ReturnType<typeof ownerCandidates>>[number];

interface ForecastRow {
  readonly memberId: string;
  readonly courierNumber: string;
  readonly goods: string;
  readonly remark: string;
  readonly link: string;
  readonly valueMinor: number;
}

/** The newest open forecasts of each member, with Chinese text in one script. */
export function listOpenForecasts(tx: Tx, memberIds: readonly string[]): Promise<ForecastRow[]> {
  if (memberIds.length === 0) return Promise.resolve([]);
  return all(
    tx,
    sql<ForecastRow>`
    select member.id as "memberId", open.number as "courierNumber", one_script(open.goods_name) as goods,
      one_script(open.remark) as remark, open.goods_link as link, open.declared_value_minor as "valueMinor"
    from unnest(${[...memberIds]}::uuid[]) as member (id)
      cross join lateral (
        select ${sql.ref('courierNumber')} as number, goods_name, remark, goods_link, declared_value_minor from parcels
        where shop_id = ${tx.shopId} and member_id = member.id and state = any(${[...awaitedParcelStates]}::text[])
        order by id desc limit ${sql.lit(forecastsOfEach)}
      ) as open`,
  );
}
