-- Looks at several members' papers through one list on one day are one view: the later ones name the first.
set local lock_timeout = '5s';
alter table security_events add column view_id uuid;
create index security_events_of_view on security_events (shop_id, view_id) where view_id is not null;
