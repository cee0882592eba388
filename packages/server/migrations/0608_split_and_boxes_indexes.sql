-- What came of a parcel, and the claims of a package.
create index concurrently if not exists parcels_by_split_from on parcels (shop_id, split_from) where split_from is not null;
create index concurrently if not exists aftersales_claims_by_package on aftersales_claims (shop_id, package_id) where package_id is not null;
