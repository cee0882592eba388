-- How far what was written where a shop still is has been done at the place that it moves to: in the shop's own rows there, so that it
-- commits with what was done. Gone with the end of the move.
set local lock_timeout = '5s';
create table shop_moves (
  shop_id uuid primary key,
  -- A place in the log of the server that it leaves, as PostgreSQL writes it.
  applied text not null
);
select protect_tenant_table('shop_moves');
-- The move alone writes it, as the owner.
revoke insert, update, delete on shop_moves from crossdock_app;
