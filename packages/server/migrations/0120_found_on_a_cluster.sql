-- On a Citus cluster a trigger runs on a shard, from where no other table can be written but the shard beside it: the one of
-- the same shops, whose name is known from the catalogue. Elsewhere everything stays as it was.
set local lock_timeout = '5s';
create function shard_beside(shard text, other regclass) returns text language plpgsql stable as $$
begin
  return (
    select format('%s_%s', other::text, wanted.shardid)
    from pg_dist_shard as known join pg_dist_shard as wanted on wanted.shardminvalue = known.shardminvalue
    where known.shardid = substring(shard from '[0-9]+$')::bigint and wanted.logicalrelid = other
  );
end $$;

create or replace function parcels_are_found() returns trigger language plpgsql as $$
declare
  beside text;
begin
  if tg_table_name <> 'parcels' then
    beside := shard_beside(tg_table_name, 'parcel_search_parts');
    if tg_op = 'INSERT' then
      execute format('insert into %I (shop_id, part, before, parcel_id)
        select added.shop_id, said.part, said.before, added.id from added, search_parts(added.bill_code) as said
        on conflict do nothing', beside);
      return null;
    end if;
    execute format('delete from %I as known using search_parts($3) as said
      where known.shop_id = $1 and known.parcel_id = $2 and known.part = said.part and known.before = said.before', beside)
      using old.shop_id, old.id, old.bill_code;
    if tg_op = 'UPDATE' then
      execute format('insert into %I (shop_id, part, before, parcel_id)
        select $1, said.part, said.before, $2 from search_parts($3) as said on conflict do nothing', beside)
        using new.shop_id, new.id, new.bill_code;
    end if;
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into parcel_search_parts (shop_id, part, before, parcel_id)
      select added.shop_id, said.part, said.before, added.id from added, search_parts(added.bill_code) as said
      on conflict do nothing;
    return null;
  end if;
  delete from parcel_search_parts as known using search_parts(old.bill_code) as said
    where known.shop_id = old.shop_id and known.parcel_id = old.id
      and known.part = said.part and known.before = said.before;
  if tg_op = 'UPDATE' then
    insert into parcel_search_parts (shop_id, part, before, parcel_id)
      select new.shop_id, said.part, said.before, new.id from search_parts(new.bill_code) as said
      on conflict do nothing;
  end if;
  return null;
end $$;

create or replace function orders_are_found() returns trigger language plpgsql as $$
declare
  beside text;
begin
  if tg_table_name <> 'orders' then
    beside := shard_beside(tg_table_name, 'order_search_parts');
    if tg_op = 'INSERT' then
      execute format('insert into %I (shop_id, part, before, order_id)
        select added.shop_id, said.part, said.before, added.id
        from added, order_parts(added.number, added.forwarding_number, added.consignee, added.phone) as said
        on conflict do nothing', beside);
      return null;
    end if;
    execute format('delete from %I as known using order_parts($3, $4, $5, $6) as said
      where known.shop_id = $1 and known.order_id = $2 and known.part = said.part and known.before = said.before', beside)
      using old.shop_id, old.id, old.number, old.forwarding_number, old.consignee, old.phone;
    if tg_op = 'UPDATE' then
      execute format('insert into %I (shop_id, part, before, order_id)
        select $1, said.part, said.before, $2 from order_parts($3, $4, $5, $6) as said on conflict do nothing', beside)
        using new.shop_id, new.id, new.number, new.forwarding_number, new.consignee, new.phone;
    end if;
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into order_search_parts (shop_id, part, before, order_id)
      select added.shop_id, said.part, said.before, added.id
      from added, order_parts(added.number, added.forwarding_number, added.consignee, added.phone) as said
      on conflict do nothing;
    return null;
  end if;
  delete from order_search_parts as known
    using order_parts(old.number, old.forwarding_number, old.consignee, old.phone) as said
    where known.shop_id = old.shop_id and known.order_id = old.id
      and known.part = said.part and known.before = said.before;
  if tg_op = 'UPDATE' then
    insert into order_search_parts (shop_id, part, before, order_id)
      select new.shop_id, said.part, said.before, new.id
      from order_parts(new.number, new.forwarding_number, new.consignee, new.phone) as said
      on conflict do nothing;
  end if;
  return null;
end $$;
