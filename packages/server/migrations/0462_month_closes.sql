-- A month of the shop's calendar, closed for the accountant: how its export is written stays as it was then, and so do its sums.
set local lock_timeout = '5s';
create table month_closes (
  shop_id uuid not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  -- The accounts' codes and names, the words, the language and the time zone.
  terms jsonb not null,
  accounts jsonb not null,
  transfer_count integer not null,
  closed_by uuid not null,
  closed_at timestamptz not null,
  primary key (shop_id, month),
  foreign key (shop_id, closed_by) references staff (shop_id, id)
);
create index month_closes_by_closer on month_closes (shop_id, closed_by);
select protect_tenant_table('month_closes');
revoke update, delete on month_closes from crossdock_app;
