-- When a member could order to no address because staff had one in review: storage days do not count then.
set local lock_timeout = '5s';
create table address_waits (
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
);
create index address_waits_of_member on address_waits (shop_id, member_id, from_at);
create unique index address_waits_open on address_waits (shop_id, member_id) where until_at is null;
select protect_tenant_table('address_waits');

-- What waits today, since it was last saved; shop by shop: row security holds for the owner too.
do $$
declare shop record;
begin
  for shop in select id, coalesce((settings ->> 'orderBeforeAudit')::boolean, false) as before_audit from shops loop
    continue when shop.before_audit;
    perform set_config('app.shop_id', shop.id::text, true);
    insert into address_waits (shop_id, id, member_id, from_at)
      select shop.id, gen_random_uuid(), member_id, min(updated_at) filter (where state = 'pending')
      from addresses
      where shop_id = shop.id and deleted_at is null
      group by member_id
      having bool_or(state = 'pending') and not bool_or(state = 'approved');
  end loop;
end $$;
