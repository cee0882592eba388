-- The calendar of what is done by itself: when each shop is looked at next, for what comes due by the minute and by the hour. One
-- statement finds who is next among all shops, so the table is of the installation and has no row security.
set local lock_timeout = '5s';
create table shop_looks (
  shop uuid primary key,
  due_at timestamptz not null default now(),
  hour_at timestamptz not null default now() + random() * interval '1 hour',
  -- By anybody but the clock: a shop in which nothing happens is looked at more rarely.
  written_at timestamptz not null default now()
);
create index shop_looks_by_due on shop_looks (due_at);
create index shop_looks_by_hour on shop_looks (hour_at);
grant select, insert, update, delete on shop_looks to crossdock_app;
insert into shop_looks (shop) select id from shops;
