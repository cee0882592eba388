-- Since when nothing may name a file. Whoever names it takes the mark away; whatever lets it go sets it again. Files that are
-- older than this column are looked at once: its default is the moment of this file.
set local lock_timeout = '5s';
alter table files add column loose_since timestamptz default now();
-- Named in a document that stays, as who signed for an order: such a file is not looked for any more.
alter table files add column for_good boolean not null default false;

-- By the database, so that no statement is forgotten, of whichever version. Only what lets a file go comes here, which is rare.
-- On a shard the files of the same shops stand beside it.
create function lets_files_go() returns trigger language plpgsql as $$
declare
  beside text := 'files';
begin
  if tg_table_name ~ '_[0-9]+$' then beside := shard_beside(tg_table_name, 'files'); end if;
  execute format(
    -- Also where it is loose already: the sweep may just have seen it named, and waits to say so.
    'update %I set loose_since = created_at where shop_id = $1 and not for_good and id in (
       select (said #>> ''{}'')::uuid from unnest($2) as place, jsonb_path_query($3 -> place, ''strict $.**'') as said
       where jsonb_typeof(said) = ''string'' and said #>> ''{}'' ~ ''^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'')', beside)
    using old.shop_id, tg_argv, to_jsonb(old);
  return null;
end $$;

do $$
declare
  one record;
  args text;
begin
  for one in
    select * from (values
      ('aftersales_claims', array['damage_file_ids', 'purchase_file_ids', 'voucher_file_id']),
      ('advances', array['receipt_file_id']),
      ('announcements', array['file_ids']),
      ('bank_transfers', array['voucher_file_id']),
      ('comments', array['file_ids']),
      ('declarers', array['front_file_id', 'back_file_id']),
      ('guide_articles', array['file_ids']),
      ('identities', array['front_file_id', 'back_file_id']),
      ('measurement_disputes', array['file_ids']),
      ('members', array['avatar_file_id']),
      ('package_measurements', array['file_id']),
      ('packages', array['photo_file_id']),
      ('parcel_measurements', array['file_id']),
      ('parcel_photos', array['file_id']),
      ('parcels', array['claim_proof_file_id']),
      ('pickup_points', array['picture_file_id']),
      ('problem_pieces', array['file_ids', 'proof_file_ids']),
      ('products', array['file_ids', 'text_file_ids']),
      ('purchase_lines', array['file_id']),
      ('service_tasks', array['own_file_ids', 'result_file_ids']),
      ('services', array['file_ids']),
      ('shares', array['file_ids']),
      ('talk_messages', array['file_id']),
      ('withdrawals', array['account_file_id', 'voucher_file_id'])
    ) as known (place, columns)
  loop
    select string_agg(quote_literal(name), ', ') into args from unnest(one.columns) as name;
    execute format('create trigger %I after delete on %I for each row execute function lets_files_go(%s)',
      one.place || '_gone', one.place, args);
    execute format('create trigger %I after update of %s on %I for each row when (%s) execute function lets_files_go(%s)',
      one.place || '_lets_go', array_to_string(one.columns, ', '), one.place,
      (select string_agg(format('old.%1$I is distinct from new.%1$I', name), ' or ') from unnest(one.columns) as name),
      args);
  end loop;
end $$;
-- What was asked names its files until a second person has decided.
create trigger money_acts_decided after update of state on money_acts
  for each row when (old.state = 'pending' and new.state <> 'pending') execute function lets_files_go('asked');


create function keeps_files_for_good() returns trigger language plpgsql as $$
declare
  beside text := 'files';
begin
  if tg_table_name ~ '_[0-9]+$' then beside := shard_beside(tg_table_name, 'files'); end if;
  execute format('update %I set for_good = true where shop_id = $1 and id in (select jsonb_array_elements_text($2)::uuid)', beside)
    using new.shop_id, new.sign_proof -> 'fileIds';
  return null;
end $$;
create trigger orders_keep_files after update of sign_proof on orders
  for each row when (jsonb_typeof(new.sign_proof -> 'fileIds') = 'array') execute function keeps_files_for_good();

update files set for_good = true
from orders, jsonb_array_elements_text(orders.sign_proof -> 'fileIds') as named
where orders.shop_id = files.shop_id and files.id = named::uuid and jsonb_typeof(orders.sign_proof -> 'fileIds') = 'array';
