-- A restrictive policy reaches the nodes of a cluster as a permissive one, which allows what it was to refuse: of what was written down
-- a single policy says whole which rows may be deleted.
set local lock_timeout = '5s';

drop policy tenant on audit_log;
drop policy only_what_is_old on audit_log;
create policy tenant on audit_log for select using (shop_id = current_setting('app.shop_id')::uuid);
create policy tenant_adds on audit_log for insert with check (shop_id = current_setting('app.shop_id')::uuid);
create policy tenant_changes on audit_log for update using (shop_id = current_setting('app.shop_id')::uuid);
create policy only_what_is_old on audit_log for delete to crossdock_app
  using (shop_id = current_setting('app.shop_id')::uuid and at < now() - interval '180 days');

drop policy tenant on audit_subjects;
drop policy only_what_is_old on audit_subjects;
create policy tenant on audit_subjects for select using (shop_id = current_setting('app.shop_id')::uuid);
create policy tenant_adds on audit_subjects for insert with check (shop_id = current_setting('app.shop_id')::uuid);
create policy tenant_changes on audit_subjects for update using (shop_id = current_setting('app.shop_id')::uuid);
create policy only_what_is_old on audit_subjects for delete to crossdock_app
  using (shop_id = current_setting('app.shop_id')::uuid and uuid_extract_timestamp(audit_id) < now() - interval '180 days');

drop policy tenant on transitions;
drop policy only_what_is_old on transitions;
create policy tenant on transitions for select using (shop_id = current_setting('app.shop_id')::uuid);
create policy tenant_adds on transitions for insert with check (shop_id = current_setting('app.shop_id')::uuid);
create policy tenant_changes on transitions for update using (shop_id = current_setting('app.shop_id')::uuid);
create policy only_what_is_old on transitions for delete to crossdock_app
  using (shop_id = current_setting('app.shop_id')::uuid and at < now() - interval '180 days');
