import { callingCodes } from '@crossdock/domain/regions.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';
import { insertTables } from './insertTables.ts';
import { personName, phone } from './names.ts';
import type { DemoMember } from './people.ts';
import { identityNumber } from './places.ts';
import { Random } from './random.ts';
import { hour, iso } from './times.ts';

interface IdentitiesInput extends Pick<DemoBase, 'members' | 'staffIds' | 'pictures'> {
  readonly shopId: string;
  readonly now: number;
}

/** Inserts members' identities and declarers in every state, and the declarers named on their orders. */
export async function seedIdentitiesAndDeclarers(tx: Tx, papers: IdentitiesInput): Promise<void> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(31_000 + papers.members.length);
  const { members } = papers;
  await insertTables(tx, {
    identities: members.flatMap((member, at) =>
      at % 3 === 0 ? [identityOf(random, papers, member, at)] : [],
    ),
    declarers: members.flatMap((member, at) => declarersOf(random, papers, member, at)),
  });
  await nameOnOrders(tx);
}

type State = 'pending' | 'approved' | 'rejected';

/** The state of one document: most are approved, some pending and some rejected. */
function stateAt(at: number): State {
  if (at === 0) return 'approved';
  if (at % 12 === 3) return 'pending';
  return at % 24 === 9 ? 'rejected' : 'approved';
}

/** When the document was submitted and decided. Pending documents are at most two days old. */
function decided(
  { staffIds, now }: IdentitiesInput,
  random: Random,
  state: State,
  since: number,
  reason: string,
) {
  const at = state === 'approved' ? since + 2 * hour : now - random.int(2, 90) * (hour / 2);
  return {
    state,
    rejectReason: state === 'rejected' ? reason : '',
    auditedBy: state === 'pending' ? null : staffIds.support,
    auditedAt: state === 'pending' ? null : iso(at + hour),
    createdAt: iso(at),
    updatedAt: iso(at),
    id: random.idAt(at),
  };
}

/** The identity number of the member's own address, so that both documents agree. */
function ownNumber(member: DemoMember): string {
  return String(member.addresses[0]?.idNumber ?? '');
}

function identityOf(random: Random, papers: IdentitiesInput, member: DemoMember, at: number) {
  const state = stateAt(at);
  return {
    shopId: papers.shopId,
    memberId: member.id,
    // One pending member submits another person's document, so that the clerk has a mismatch to find.
    realName: at % 36 === 15 ? personName(random, member.region) : member.name,
    country: member.region,
    idKind: 'nationalId',
    idNumber: ownNumber(member),
    frontFileId: random.pick(papers.pictures.papers),
    backFileId: random.chance(0.6) ? random.pick(papers.pictures.papers) : null,
    ...decided(papers, random, state, member.since, '照片反光，看不清證件號碼，請重新拍攝'),
  };
}

/**
 * The demo member has one declarer in each state. Every second other member has one, and some have a second pending
 * one.
 */
function declarersOf(random: Random, papers: IdentitiesInput, member: DemoMember, at: number) {
  const own = { name: member.name, phone: member.phone, idNumber: ownNumber(member) };
  const relative = () => ({
    name: personName(random, member.region),
    phone: phone(random.int(1, 900) * 991, member.region),
    idNumber: identityNumber(random, member.region),
  });
  const row = (fields: typeof own, state: State, isDefault: boolean) => ({
    shopId: papers.shopId,
    memberId: member.id,
    ...fields,
    areaCode: callingCodes[member.region],
    country: member.region,
    idKind: 'person',
    frontFileId: random.chance(0.5) ? random.pick(papers.pictures.papers) : null,
    isDefault,
    ...decided(papers, random, state, member.since, '姓名與證件號碼不符，請確認後重新送出'),
  });
  if (at === 0)
    return [
      row(own, 'approved', true),
      row(relative(), 'approved', false),
      row(relative(), 'pending', false),
      row(relative(), 'rejected', false),
    ];
  if (at % 2 === 1) return [];
  const second = at % 14 === 6 ? [row(relative(), at % 28 === 6 ? 'pending' : 'rejected', false)] : [];
  return [row(own, 'approved', true), ...second];
}

/**
 * Of five orders, one names the member's default declarer and two the next one. The declarers then use different
 * parts of their annual limits, and some orders have no declarer.
 */
async function nameOnOrders(tx: Tx): Promise<void> {
  await tx.raw(
    `insert into order_declarers
       (shop_id, order_id, declarer_id, name, phone, country, id_kind, id_number, created_at)
     select orders.shop_id, orders.id, named.id, named.name, named.phone, named.country,
       named.id_kind, named.id_number, orders.created_at
     from orders join (
         select declarers.*, row_number() over (partition by member_id order by is_default desc, id) as place
         from declarers where shop_id = $1 and state = 'approved'
       ) named on named.shop_id = orders.shop_id and named.member_id = orders.member_id
         and named.country = orders.country
         and named.place = (array[1, 2, 2, null, null])[abs(hashtext(orders.number)) % 5 + 1]
     where orders.shop_id = $1`,
    [tx.shopId],
  );
}
