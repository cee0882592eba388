-- What the operator's last look at the whole installation has found, the restore of a backup included: /status and the console
-- show how many checks are well. Of no shop, hence without row security; each look replaces the one before it.
set local lock_timeout = '5s';
create table doctor_checks (
  what text primary key,
  state text not null check (state in ('ok', 'unknown', 'warning', 'critical')),
  says text not null,
  checked_at timestamptz not null
);
grant select (what, state, checked_at) on doctor_checks to crossdock_app;
