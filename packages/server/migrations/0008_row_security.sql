-- The second barrier: every table that has a shop_id shows and takes only the rows of the shop set for the transaction.
-- An unset scope is an error, not an empty answer: current_setting without a fallback throws, and '' is no uuid.
create function protect_tenant_table(table_name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy tenant on %I using (shop_id = current_setting(''app.shop_id'')::uuid)'
    ' with check (shop_id = current_setting(''app.shop_id'')::uuid)', table_name);
  execute format('grant select, insert, update, delete on %I to crossdock_app', table_name);
end $$;

do $$
declare t text;
begin
  for t in
    select c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'shop_id' and c.table_name <> 'shop_hosts'
  loop perform protect_tenant_table(t); end loop;
end $$;

grant select on shops, shop_hosts, countries, areas to crossdock_app;
grant update on shops to crossdock_app;
alter table shops enable row level security;
create policy readable on shops for select using (true);
create policy own_row on shops for update using (id = current_setting('app.shop_id')::uuid);

-- Append-only by grant: no code of the server can rewrite history.
revoke update, delete on ledger_transfers, audit_log, transitions, parcel_measurements from crossdock_app;
revoke delete on ledger_accounts, orders, payments, bank_transfers from crossdock_app;
