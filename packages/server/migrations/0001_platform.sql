-- What every part stands on. Foreign keys between tenant tables stand in statements of their own, behind the tables, so
-- that the tables can be distributed by shop_id between the two.

do $$ begin
  if not exists (select from pg_roles where rolname = 'crossdock_app') then
    create role crossdock_app nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

-- Control tables: host → shop. Small, outside the shards, readable before the tenant is known.
create table shops (
  id uuid primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  name text not null,
  icon_file_id uuid,
  theme text not null default 'default'
    check (theme in ('default', 'lightYellow', 'rabbitRed', 'lightPink', 'blackWhite', 'pinkLightGreen')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null,
  default_lang text not null check (default_lang in ('zh', 'tw', 'en')),
  languages text[] not null default array['tw', 'zh', 'en'],
  lang_version integer not null default 1,
  demo boolean not null default false,
  settings jsonb not null default '{}',
  created_at timestamptz not null
);

create table shop_hosts (
  host text primary key check (host = lower(host)),
  shop_id uuid not null,
  is_primary boolean not null default false
);
alter table shop_hosts add foreign key (shop_id) references shops (id);

create table shop_texts (
  shop_id uuid not null,
  lang text not null check (lang in ('zh', 'tw', 'en')),
  key text not null,
  text text not null,
  primary key (shop_id, lang, key)
);

create table sessions (
  shop_id uuid not null,
  token_hash bytea not null,
  id uuid not null,
  member_id uuid,
  staff_id uuid,
  -- Staff acting as the member: both ids are set and every write records both.
  acting_staff_id uuid,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default '',
  ip text not null default '',
  primary key (shop_id, token_hash),
  unique (shop_id, id),
  check ((member_id is null) <> (staff_id is null)),
  check (acting_staff_id is null or member_id is not null)
);
create index sessions_by_member on sessions (shop_id, member_id);
create index sessions_by_staff on sessions (shop_id, staff_id);

create table idempotency_keys (
  shop_id uuid not null,
  actor_id uuid not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (shop_id, actor_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (shop_id, created_at);

create table throttles (
  shop_id uuid not null,
  bucket text not null,
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (shop_id, bucket, key)
);

create table audit_log (
  shop_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  call text not null,
  staff_id uuid,
  member_id uuid,
  request_id text not null,
  ip text not null,
  input jsonb not null,
  primary key (shop_id, id)
);
create index audit_log_by_time on audit_log (shop_id, at desc);
create index audit_log_by_staff on audit_log (shop_id, staff_id, at desc);

-- Every step of every state machine: who, when, from, to, why.
create table transitions (
  shop_id uuid not null,
  id uuid not null,
  noun text not null,
  subject_id uuid not null,
  event text not null,
  from_state text,
  to_state text not null,
  at timestamptz not null,
  member_id uuid,
  staff_id uuid,
  why text not null default '',
  primary key (shop_id, id)
);
create index transitions_by_subject on transitions (shop_id, subject_id, id);

create table files (
  shop_id uuid not null,
  id uuid not null,
  purpose text not null,
  member_id uuid,
  staff_id uuid,
  mime text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  has_thumb boolean not null default false,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create index files_by_member on files (shop_id, member_id);

-- Mail and text messages that left, or would leave: the visible outbox of an installation without SMTP.
create table outgoing_messages (
  shop_id uuid not null,
  id uuid not null,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'held')),
  failure text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (shop_id, id)
);
create index outgoing_messages_by_time on outgoing_messages (shop_id, created_at desc);

-- Counter rows kept in the transaction that moves the thing, so that a home page never counts.
create table counters (
  shop_id uuid not null,
  member_id uuid not null,
  name text not null,
  value integer not null,
  primary key (shop_id, member_id, name)
);
