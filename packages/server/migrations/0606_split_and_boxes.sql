-- A parcel from which several came has ended, and each of them names it. A claim may name the package that it is about.
set local lock_timeout = '5s';
alter table parcels add column split_from uuid;
alter table parcels add constraint parcels_split_from
  foreign key (shop_id, split_from) references parcels (shop_id, id) not valid;
alter table parcels drop constraint parcels_state_check;
alter table parcels add constraint parcels_state_check check (state in
  ('forecast', 'received', 'shelved', 'requested', 'packed', 'shipped', 'signed', 'unclaimed', 'refused', 'returned', 'destroyed',
   'lost', 'expired', 'split')) not valid;
alter table aftersales_claims add column package_id uuid;
alter table aftersales_claims add constraint aftersales_claims_package
  foreign key (shop_id, package_id) references packages (shop_id, id) not valid;
