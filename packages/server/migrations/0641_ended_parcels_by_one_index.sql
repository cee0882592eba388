-- Replaced by parcels_ended_or_split.
drop index concurrently if exists parcels_ended;
