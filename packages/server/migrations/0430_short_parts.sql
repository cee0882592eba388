-- A parcel that ended long ago is found by its whole number, the beginning of it, and its last 4, 5 or 6 characters: two rows, where any
-- part of a number takes five or six.
set local lock_timeout = '5s';
alter table parcels add column short_parts boolean not null default false;

-- The whole number, and the last four characters with the two before them, as `search_parts` writes a number.
create function short_search_parts(written text) returns table (part text, before text) language sql immutable
as $$
  with whole (said) as (select part from search_parts(written) order by length(part) desc limit 1)
  select said, '' from whole
  union
  select right(said, 4), right(left(said, greatest(length(said) - 4, 0)), 2) from whole
$$;
create function parcel_parts(written text, short boolean) returns table (part text, before text) language sql immutable
as $$
  select part, before from search_parts(written) where not short
  union all
  select part, before from short_search_parts(written) where short
$$;

-- Kept by the database, as before: whoever writes the number or the mark.
create or replace function parcels_are_found() returns trigger language plpgsql as $$
declare
  beside text := 'parcel_search_parts';
begin
  if tg_table_name <> 'parcels' then beside := shard_beside(tg_table_name, 'parcel_search_parts'); end if;
  if tg_op = 'INSERT' then
    if tg_table_name = 'parcels' then
      insert into parcel_search_parts (shop_id, part, before, parcel_id)
        select added.shop_id, said.part, said.before, added.id
        from added, parcel_parts(added.bill_code, added.short_parts) as said
        on conflict do nothing;
      return null;
    end if;
    execute format('insert into %I (shop_id, part, before, parcel_id)
      select added.shop_id, said.part, said.before, added.id
      from added, parcel_parts(added.bill_code, added.short_parts) as said
      on conflict do nothing', beside);
    return null;
  end if;
  execute format('delete from %I as known using parcel_parts($3, $4) as said
    where known.shop_id = $1 and known.parcel_id = $2 and known.part = said.part and known.before = said.before', beside)
    using old.shop_id, old.id, old.bill_code, old.short_parts;
  if tg_op = 'UPDATE' then
    execute format('insert into %I (shop_id, part, before, parcel_id)
      select $1, said.part, said.before, $2 from parcel_parts($3, $4) as said on conflict do nothing', beside)
      using new.shop_id, new.id, new.bill_code, new.short_parts;
  end if;
  return null;
end $$;
drop trigger parcels_found_again on parcels;
create trigger parcels_found_again after update of bill_code, short_parts on parcels
  for each row when (old.bill_code is distinct from new.bill_code or old.short_parts is distinct from new.short_parts)
  execute function parcels_are_found();
