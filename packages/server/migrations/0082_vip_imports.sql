-- VIP orders that a member hands in as a table: what was read of it waits here until the member confirms, and then says
-- what became of each row. Nothing of the file itself is kept.
set local lock_timeout = '5s';
create table vip_imports (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  filename text not null,
  -- Of the file's bytes: the same file once more is the same import.
  digest text not null,
  state text not null default 'preview' check (state in ('preview', 'writing', 'done')),
  -- Columns that the file has, in our names; heads that no column carries.
  columns text[] not null,
  unknown_heads text[] not null default '{}',
  row_count integer not null check (row_count > 0),
  order_count integer not null check (order_count > 0),
  -- Orders that can be made; whose rows have faults; and that are there already.
  good_count integer not null check (good_count >= 0),
  bad_count integer not null check (bad_count >= 0),
  known_count integer not null check (known_count >= 0),
  -- What became of the good ones.
  made_count integer not null default 0 check (made_count >= 0),
  failed_count integer not null default 0 check (failed_count >= 0),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The staff who confirmed it in the name of the member.
  confirmed_by uuid,
  -- When the last piece was written: one that stands still is taken up again.
  progress_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, confirmed_by) references staff (shop_id, id)
);
create index vip_imports_by_member on vip_imports (shop_id, member_id, id desc);
create index vip_imports_writing on vip_imports (shop_id, progress_at) where state = 'writing';
create index vip_imports_expired on vip_imports (shop_id, expires_at);
-- Two uploads of the same file at once come to one preview.
create unique index vip_imports_one_preview on vip_imports (shop_id, member_id, digest) where state <> 'done';
select protect_tenant_table('vip_imports');

create table vip_import_rows (
  shop_id uuid not null,
  import_id uuid not null,
  -- As a spreadsheet counts: the head is row 1.
  row_number integer not null check (row_number > 1),
  -- The order that it belongs to, counted by first rows.
  order_index integer not null check (order_index > 0),
  cells jsonb not null,
  faults jsonb not null default '[]',
  state text not null check (state in ('good', 'bad', 'known', 'made', 'failed')),
  -- Made of it, or there before.
  order_id uuid,
  order_number text not null default '',
  expires_at timestamptz not null,
  primary key (shop_id, import_id, row_number)
);
create index vip_import_rows_by_order on vip_import_rows (shop_id, import_id, order_index);
create index vip_import_rows_by_state on vip_import_rows (shop_id, import_id, state, row_number);
create index vip_import_rows_expired on vip_import_rows (shop_id, expires_at);
select protect_tenant_table('vip_import_rows');
