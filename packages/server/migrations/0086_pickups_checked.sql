set local lock_timeout = '5s';
alter table parcel_photos validate constraint parcel_photos_kind_check;
