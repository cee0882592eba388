-- What staff did long ago is written into compressed files of the shop's bucket and leaves its tables; here stands which file has
-- what. What was sealed is never changed.
set local lock_timeout = '5s';
create table sealed_history (
  shop_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('audit')),
  file_id uuid not null,
  -- Of the oldest and the newest row in the file.
  from_at timestamptz not null,
  to_at timestamptz not null,
  row_count integer not null check (row_count > 0),
  -- Of the file's bytes, in hexadecimal digits.
  sha256 text not null,
  sealed_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, file_id) references files (shop_id, id)
);
create index sealed_history_by_time on sealed_history (shop_id, kind, to_at);
create index sealed_history_of_file on sealed_history (shop_id, file_id);
select protect_tenant_table('sealed_history');
revoke update, delete on sealed_history from crossdock_app;

create trigger sealed_history_gone after delete on sealed_history for each row execute function lets_files_go('file_id');
create trigger sealed_history_lets_go after update of file_id on sealed_history
  for each row when (old.file_id is distinct from new.file_id) execute function lets_files_go('file_id');

-- Nobody changes what was written down, and what is younger than half a year nobody deletes.
grant delete on audit_log, audit_subjects to crossdock_app;
create policy only_what_is_old on audit_log as restrictive for delete to crossdock_app using (at < now() - interval '180 days');
create policy only_what_is_old on audit_subjects as restrictive for delete to crossdock_app
  using (uuid_extract_timestamp(audit_id) < now() - interval '180 days');
