-- A shop's data as files that its owner can take along, or one member's data for the member. A job writes them in parts, each an encrypted file of the shop; who
-- downloads them gets them as a zip file that is put together on its way.
set local lock_timeout = '5s';
create table shop_exports (
  shop_id uuid not null,
  id uuid not null,
  state text not null default 'writing' check (state in ('writing', 'ready', 'cancelled', 'ended')),
  -- The member whose data they are; empty: everything of the shop, for the owner who requested it.
  member_id uuid,
  requested_by uuid,
  -- Rows that were made later are left out.
  requested_at timestamptz not null,
  -- Until then older transactions may still write rows of before.
  starts_at timestamptz not null,
  -- The key of its parts, itself encrypted under the installation's secret. Empty once nobody may read them any more.
  sealed_key text not null,
  -- The file that is being written, and the last row of it that is in a part.
  file text not null default '',
  place jsonb,
  part_count integer not null default 0,
  row_count bigint not null default 0,
  byte_count bigint not null default 0,
  picture_count bigint not null default 0,
  picture_bytes bigint not null default 0,
  finished_at timestamptz,
  expires_at timestamptz,
  ended_by uuid,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, requested_by) references staff (shop_id, id),
  check ((member_id is null) = (requested_by is not null)),
  foreign key (shop_id, ended_by) references staff (shop_id, id),
  check ((state = 'ready') <= (expires_at is not null)),
  check ((state in ('cancelled', 'ended')) = (sealed_key = ''))
);
create unique index shop_exports_one_at_a_time on shop_exports (shop_id) where state = 'writing' and member_id is null;
create unique index shop_exports_one_of_a_member on shop_exports (shop_id, member_id) where state = 'writing' and member_id is not null;
create index shop_exports_of_member on shop_exports (shop_id, member_id, requested_at) where member_id is not null;
create index shop_exports_due on shop_exports (shop_id, state) where state in ('writing', 'ready');
create index shop_exports_by_time on shop_exports (shop_id, requested_at, id);
create index shop_exports_of_requested_by on shop_exports (shop_id, requested_by) where requested_by is not null;
create index shop_exports_of_ended_by on shop_exports (shop_id, ended_by) where ended_by is not null;
select protect_tenant_table('shop_exports');
revoke delete on shop_exports from crossdock_app;

-- A piece of one of the files, in the order of position.
create table shop_export_parts (
  shop_id uuid not null,
  export_id uuid not null,
  position integer not null,
  file text not null,
  file_id uuid not null,
  row_count integer not null,
  -- Sums of the columns that can be added up.
  sums jsonb not null,
  primary key (shop_id, export_id, position),
  foreign key (shop_id, export_id) references shop_exports (shop_id, id),
  foreign key (shop_id, file_id) references files (shop_id, id)
);
create index shop_export_parts_of_file on shop_export_parts (shop_id, file_id);
select protect_tenant_table('shop_export_parts');
create trigger shop_export_parts_gone after delete on shop_export_parts
  for each row execute function lets_files_go('file_id');
create trigger shop_export_parts_lets_go after update of file_id on shop_export_parts
  for each row when (old.file_id is distinct from new.file_id) execute function lets_files_go('file_id');

-- Pictures and documents that are downloaded together: all from one id to another.
create table shop_export_volumes (
  shop_id uuid not null,
  export_id uuid not null,
  number integer not null,
  first_id uuid not null,
  last_id uuid not null,
  file_count integer not null,
  byte_count bigint not null,
  primary key (shop_id, export_id, number),
  foreign key (shop_id, export_id) references shop_exports (shop_id, id)
);
select protect_tenant_table('shop_export_volumes');
