-- Which lane of a ready-made set a shipping method was made from, so that it is made once, and whether a set made a carrier.
set local lock_timeout = '5s';
alter table channels add column set_lane text;
alter table carriers add column from_set boolean not null default false;
