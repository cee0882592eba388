-- Stores of a chain, such as 7-11, where members collect: a list that the shop imports and members pick from.
alter table pickup_points drop constraint pickup_points_kind_check;
alter table pickup_points
  add constraint pickup_points_kind_check
  check (kind in ('counter', 'locker', 'store', 'convenienceStore')) not valid;
-- When a list of the chain last named the store.
alter table pickup_points add column listed_at timestamptz;
