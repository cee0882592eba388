-- When a parcel's storage days begin, in shops where they begin with the delivery of the arrival message.
set local lock_timeout = '5s';
alter table parcels
  -- At the latest then, delivered or not; null: they count from shelving.
  add column storage_latest timestamptz,
  -- When the first message of the arrival was delivered or opened; null: none is known to be.
  add column arrival_told_at timestamptz;
