-- A shop that is being set up takes no registrations and no orders. Shops that are there are open, and so is one that an older
-- version adds.
set local lock_timeout = '5s';
alter table shops add column opened_at timestamptz default now();
update shops set opened_at = created_at;
grant update (opened_at) on shops to crossdock_app;
