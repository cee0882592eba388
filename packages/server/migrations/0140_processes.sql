-- Which processes serve this installation: each says so every few seconds, and the others take over what a silent one had begun.
-- Of no shop, hence without row security.
set local lock_timeout = '5s';
create table processes (
  id uuid primary key,
  seen_at timestamptz not null
);
grant select, insert, update, delete on processes to crossdock_app;
