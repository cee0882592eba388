-- Members are asked whether an unclaimed parcel is theirs, once each.
set local lock_timeout = '5s';
create table owner_questions (
  shop_id uuid not null,
  id uuid not null,
  parcel_id uuid not null,
  member_id uuid not null,
  -- What the member was found by, and how well they fit.
  hints text[] not null,
  fit text not null check (fit in ('sure', 'likely', 'possible')),
  answer text not null default 'open' check (answer in ('open', 'yes', 'no')),
  -- What the member says is in it, or where they bought it.
  goods text not null default '',
  -- Null: the system asked.
  asked_by uuid,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (shop_id, id),
  -- Who said no is not asked again.
  unique (shop_id, parcel_id, member_id),
  foreign key (shop_id, parcel_id) references parcels (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, asked_by) references staff (shop_id, id),
  check ((answer = 'open') = (answered_at is null))
);
create index owner_questions_of_member on owner_questions (shop_id, member_id, asked_at desc);
create index owner_questions_asked_by on owner_questions (shop_id, asked_by) where asked_by is not null;
select protect_tenant_table('owner_questions');

-- When the system last looked for the members of an unclaimed parcel.
alter table parcels add column owner_sought_at timestamptz;

-- An alias in characters of which those that look alike are one, whole and without each of its characters. Two words that differ by
-- one slip share one of these.
create function alias_parts(alias text) returns setof text language sql immutable parallel safe
as $$
  with said as (
    select translate(upper(normalize(alias, nfkc)), 'OIL', '011') as word where alias <> ''
  )
  select '~' || word from said
  union
  select '~' || left(word, at - 1) || substr(word, at + 1) from said, generate_series(1, least(length(word), 20)) as at
$$;

-- The same parts as before, and those of the alias.
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
  union
  select alias_parts(random_name)
$$;
