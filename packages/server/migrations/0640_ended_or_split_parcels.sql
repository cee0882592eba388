-- A parcel that was split has ended, too. An older version's condition is part of this one.
create index concurrently if not exists parcels_ended_or_split on parcels (shop_id, updated_at)
  where state in ('signed', 'returned', 'destroyed', 'split') and not short_parts;
