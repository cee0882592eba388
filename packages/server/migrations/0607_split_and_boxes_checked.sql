set local lock_timeout = '5s';
alter table parcels validate constraint parcels_state_check;
alter table parcels validate constraint parcels_split_from;
alter table aftersales_claims validate constraint aftersales_claims_package;
