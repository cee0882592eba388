-- What is in each package. An order that was packed without it has no rows.
set local lock_timeout = '5s';
create table package_parcels (
  shop_id uuid not null,
  package_id uuid not null,
  parcel_id uuid not null,
  -- How many pieces of the parcel; null if it is split over packages and was not counted.
  pieces integer check (pieces > 0),
  primary key (shop_id, package_id, parcel_id),
  foreign key (shop_id, package_id) references packages (shop_id, id),
  foreign key (shop_id, parcel_id) references parcels (shop_id, id)
);
create index package_parcels_by_parcel on package_parcels (shop_id, parcel_id);
select protect_tenant_table('package_parcels');
