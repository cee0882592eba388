import { expect, test } from 'vitest';
import { db } from '../src/platform/query.ts';
import { shopJoin } from '../src/platform/shopJoin.ts';

test('a join is within the shop, by the database’s names, also under another name of the table', () => {
  const { sql } = db
    .selectFrom('shares')
    .innerJoin('members', shopJoin('members.id', 'shares.memberId'))
    .leftJoin('staff as auditor', shopJoin('auditor.id', 'shares.auditedBy'))
    .select('auditor.name')
    .compile();
  expect(sql).toBe(
    'select "auditor"."name" from "shares" inner join "members" on "members"."shop_id" = "shares"."shop_id" and ' +
      '"members"."id" = "shares"."member_id" left join "staff" as "auditor" on "auditor"."shop_id" = "shares"."shop_id" and ' +
      '"auditor"."id" = "shares"."audited_by"',
  );
  const rows = db.selectFrom('shares');
  // @ts-expect-error: neither table has this column
  rows.innerJoin('members', shopJoin('members.id', 'shares.memberIdd'));
});
