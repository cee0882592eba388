-- Looks at several members' papers through one list on one day are one view: the later ones name the first.
set local lock_timeout = '5s';
alter table security_events add column view_id uuid;
