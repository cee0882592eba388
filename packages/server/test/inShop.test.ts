import { expect, test } from 'vitest';
import { inShop } from '../src/platform/inShop.ts';
import { db } from '../src/platform/query.ts';

test('a join is within the shop, by the database’s names, also under another name of the table', () => {
  const { sql } = db
    .selectFrom('shares')
    .innerJoin('members', inShop('members.id', 'shares.memberId'))
    .leftJoin('staff as auditor', inShop('auditor.id', 'shares.auditedBy'))
    .select('auditor.name')
    .compile();
  expect(sql).toBe(
    'select "auditor"."name" from "shares" inner join "members" on "members"."shop_id" = "shares"."shop_id" and ' +
      '"members"."id" = "shares"."member_id" left join "staff" as "auditor" on "auditor"."shop_id" = "shares"."shop_id" and ' +
      '"auditor"."id" = "shares"."audited_by"',
  );
  const rows = db.selectFrom('shares');
  // @ts-expect-error: neither table has this column
  rows.innerJoin('members', inShop('members.id', 'shares.memberIdd'));
});
