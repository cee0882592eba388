-- When a member could not order because staff had the identity or the declarer in review: storage days do not count then.
set local lock_timeout = '5s';
do $$
declare kind text; shop record;
begin
  foreach kind in array array['identity', 'declarer'] loop
    execute format('create table %I (
      shop_id uuid not null,
      id uuid not null,
      member_id uuid not null,
      from_at timestamptz not null,
      -- Null: staff still have it.
      until_at timestamptz,
      -- Staff ended it by a rejection: the member may wait once more.
      rejected boolean not null default false,
      primary key (shop_id, id),
      check (until_at is null or until_at >= from_at),
      foreign key (shop_id, member_id) references members (shop_id, id)
    )', kind || '_waits');
    execute format('create index %I on %I (shop_id, member_id, from_at)', kind || '_waits_of_member', kind || '_waits');
    execute format('create unique index %I on %I (shop_id, member_id) where until_at is null', kind || '_waits_open', kind || '_waits');
    perform protect_tenant_table(kind || '_waits');
  end loop;

  -- What waits today, since it was last saved; shop by shop: row security holds for the owner too.
  for shop in select id, settings from shops loop
    perform set_config('app.shop_id', shop.id::text, true);
    if coalesce((shop.settings ->> 'identityRequired')::boolean, false) then
      insert into identity_waits (shop_id, id, member_id, from_at)
        select shop.id, gen_random_uuid(), member_id, updated_at from identities
        where shop_id = shop.id and state = 'pending';
    end if;
    insert into declarer_waits (shop_id, id, member_id, from_at)
      select shop.id, gen_random_uuid(), member_id, min(updated_at) from declarers as mine
      where shop_id = shop.id and deleted_at is null and state = 'pending'
        and coalesce(shop.settings -> 'declarerCountries', '[]') ? country
        and not exists (select from declarers as other where other.shop_id = shop.id and other.member_id = mine.member_id
          and other.country = mine.country and other.state = 'approved' and other.deleted_at is null)
      group by member_id;
  end loop;
end $$;
