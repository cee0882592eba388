-- Numbers are found by any part of them, among ten millions, under row security. Row security lets only leakproof
-- comparisons use an index, which those of trigrams are not; the order of texts is. So every number stands here with the
-- ends of it that are 3, 6, 9 … characters long, each with the two characters before it: any part of four characters or
-- more begins at such an end, or one or two characters before one.
create function search_parts(written text) returns table (part text, before text) language sql immutable
as $$
  select right(said, length), right(left(said, greatest(length(said) - length, 0)), 2)
  from (select regexp_replace(upper(normalize(written, nfkc)), '[\s._/()·-]', '', 'g')) as plain (said),
    lateral (
      select generate_series(3, length(said) - 1, 3) union all select length(said) where said <> ''
    ) as ends (length)
$$;

create table parcel_search_parts (
  shop_id uuid not null,
  part text collate "C" not null,
  before text collate "C" not null,
  parcel_id uuid not null,
  primary key (shop_id, part, before, parcel_id)
);
create table order_search_parts (
  shop_id uuid not null,
  part text collate "C" not null,
  before text collate "C" not null,
  order_id uuid not null,
  primary key (shop_id, part, before, order_id)
);

-- Kept by the database: whoever writes a number, also a version of the product that knows nothing of this.
create function parcels_are_found() returns trigger language plpgsql as $$
begin
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
create trigger parcels_found_new after insert on parcels
  referencing new table as added for each statement execute function parcels_are_found();
create trigger parcels_found_again after update of bill_code on parcels
  for each row when (old.bill_code is distinct from new.bill_code) execute function parcels_are_found();
create trigger parcels_found_no_more after delete on parcels for each row execute function parcels_are_found();

-- An order is found by its number, its forwarding number, and by who waits for it and at which phone.
create function order_parts(number text, forwarding_number text, consignee text, phone text)
  returns table (part text, before text) language sql immutable
as $$
  select distinct said.part, said.before
  from unnest(array[number, forwarding_number, consignee, phone]) as written (written),
    search_parts(written.written) as said
$$;
create function orders_are_found() returns trigger language plpgsql as $$
begin
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
create trigger orders_found_new after insert on orders
  referencing new table as added for each statement execute function orders_are_found();
create trigger orders_found_again after update of number, forwarding_number, consignee, phone on orders
  for each row when (
    (old.number, old.forwarding_number, old.consignee, old.phone)
      is distinct from (new.number, new.forwarding_number, new.consignee, new.phone)
  ) execute function orders_are_found();
create trigger orders_found_no_more after delete on orders for each row execute function orders_are_found();

-- What staff write down about a member for each other. Nothing of it is shown to the member.
create table member_notes (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  staff_id uuid not null,
  text text not null check (text <> ''),
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, staff_id) references staff (shop_id, id)
);
create index member_notes_by_member on member_notes (shop_id, member_id, id desc) where deleted_at is null;

-- Filters and order of a list under a name, each clerk's own.
create table list_views (
  shop_id uuid not null,
  staff_id uuid not null,
  list text not null,
  name text not null,
  search jsonb not null,
  created_at timestamptz not null,
  primary key (shop_id, staff_id, list, name),
  foreign key (shop_id, staff_id) references staff (shop_id, id)
);

-- An act that was refused is told apart from one that was done, and an act says what it changed from what into what.
alter table audit_log add column refusal text;
alter table audit_log add column changes jsonb not null default '[]';
-- Whom and what an act is about, for whoever looks for all that was done to it.
create table audit_subjects (
  shop_id uuid not null,
  subject_id uuid not null,
  audit_id uuid not null,
  primary key (shop_id, subject_id, audit_id),
  foreign key (shop_id, audit_id) references audit_log (shop_id, id)
);

select protect_tenant_table(name)
  from unnest(array[
    'parcel_search_parts', 'order_search_parts', 'member_notes', 'list_views', 'audit_subjects'
  ]) as added (name);
revoke update, delete on audit_subjects from crossdock_app;
