-- An import inserts members by the thousand and then what they are found by in one statement: row by row it takes a hundred times as
-- long. It says so for its transaction; where a shard does not hear it, the rows are there already.
set local lock_timeout = '5s';
create or replace function members_are_found() returns trigger language plpgsql as $$
declare
  beside text := 'member_search_parts';
begin
  if tg_op = 'INSERT' and current_setting('app.members_found_together', true) = 'on' then return null; end if;
  if tg_table_name <> 'members' then beside := shard_beside(tg_table_name, 'member_search_parts'); end if;
  if tg_op <> 'INSERT' then
    execute format('delete from %I as known
      using member_parts($3, $4, $5, $6, $7, $8, $9) as said
      where known.shop_id = $1 and known.member_id = $2 and known.part = said.part', beside)
      using old.shop_id, old.id, old.account, old.email, old.simple_code, old.random_name, old.name, old.nickname, old.phone;
  end if;
  if tg_op <> 'DELETE' then
    execute format('insert into %I (shop_id, part, member_id)
      select $1, said.part, $2 from member_parts($3, $4, $5, $6, $7, $8, $9) as said on conflict do nothing', beside)
      using new.shop_id, new.id, new.account, new.email, new.simple_code, new.random_name, new.name, new.nickname, new.phone;
  end if;
  return null;
end $$;

-- The same parts as before: a name is put into one script once, and not again for each of its characters.
create or replace function member_parts(
  account text, email text, simple_code text, random_name text, name text, nickname text, phone text
) returns table (part text) language sql immutable
as $$
  select one_script(whole) from unnest(array[account, email, simple_code, random_name]) as called (whole) where whole <> ''
  union
  select substr(plain.name, first)
  from (select one_script(called.name) as name from unnest(array[name, nickname]) as called (name) offset 0) as plain,
    generate_series(1, least(length(plain.name), 60)) as first
  union
  select '^' || ltrim(phone, '0') where ltrim(phone, '0') <> ''
  union
  select '#' || right(phone, length) from generate_series(4, least(length(phone), 20)) as length
$$;
