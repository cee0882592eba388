import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';

interface MemberFilter {
  readonly words: string;
  readonly status?: 'active' | 'disabled' | undefined;
  readonly level?: number | undefined;
}

/** Each word must begin an account, phone, email, invitation code or alias, or be part of the name. */
function filtered(tx: Tx, { words, status, level }: MemberFilter) {
  let query = q.selectFrom('members').where('members.shop_id', '=', tx.shopId);
  if (status !== undefined) query = query.where('members.status', '=', status);
  if (level !== undefined) query = query.where('members.level', '=', level);
  for (const word of words.split(/\s+/).filter(Boolean).slice(0, 5)) {
    const plain = word.toLowerCase().replace(/[\\%_]/g, '\\$&');
    query = query.where((eb) =>
      eb.or([
        eb(sql`lower(members.account)`, 'like', `${plain}%`),
        eb(sql`lower(members.email)`, 'like', `${plain}%`),
        eb(sql`lower(members.simple_code)`, 'like', `${plain}%`),
        eb(sql`lower(members.random_name)`, 'like', `${plain}%`),
        eb('members.phone', 'like', `${plain}%`),
        eb(sql`members.area_code || members.phone`, 'like', `${plain.replace(/^\+/, '')}%`),
        eb('members.name', 'ilike', `%${plain}%`),
      ]),
    );
  }
  return query;
}

const countedAtMost = 10_000;

export async function searchMembers(
  tx: Tx,
  filter: MemberFilter,
  asked: { pageIndex: number; pageSize: number },
) {
  const counted = filtered(tx, filter).select('members.id').limit(countedAtMost).as('counted');
  const [rows, { n }] = await Promise.all([
    tx.all(
      filtered(tx, filter)
        .leftJoin('ledger_accounts as balance', (join) =>
          join
            .onRef('balance.shop_id', '=', 'members.shop_id')
            .onRef('balance.member_id', '=', 'members.id')
            .on('balance.kind', '=', 'memberBalance'),
        )
        .select([
          'members.id',
          'members.account',
          'members.name',
          'members.area_code',
          'members.phone',
          'members.email',
          'members.level',
          'members.status',
          'members.created_at',
          sql<number>`coalesce(balance.balance_minor, 0)`.as('balance_minor'),
        ])
        .orderBy('members.created_at', 'desc')
        .orderBy('members.id')
        .limit(asked.pageSize)
        .offset((asked.pageIndex - 1) * asked.pageSize),
    ),
    tx.one(q.selectFrom(counted).select((eb) => eb.fn.countAll<number>().as('n'))),
  ]);
  return { rows, total: n };
}

export type MemberListRow = Awaited<ReturnType<typeof searchMembers>>['rows'][number];

export async function countSessions(tx: Tx, memberId: string): Promise<number> {
  const row = await tx.one(
    q
      .selectFrom('sessions')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('expires_at', '>', tx.now),
  );
  return row.n;
}
