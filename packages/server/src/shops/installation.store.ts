import { Database } from '../platform/db.ts';

/** All shops with their hosts, the primary host first. For the operator, under the owner's role. */
export async function shopsWithHosts(ownerUrl: string) {
  const database = new Database({ url: ownerUrl, role: null, pool: 1 });
  try {
    return await database.control<{
      code: string;
      name: string;
      currency: string;
      demo: boolean;
      hosts: string[];
      place: string | null;
    }>(
      `select code, name, currency, demo, place, array_remove(array_agg(host order by is_primary desc, host), null) as hosts
       from shops left join shop_hosts on shop_hosts.shop_id = shops.id group by shops.id order by code`,
    );
  } finally {
    await database.end();
  }
}
