set local lock_timeout = '5s';
alter table parcels validate constraint parcels_proven_paid;
