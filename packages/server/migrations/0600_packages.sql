-- Each package travels by itself: it has a state, a carrier and a forwarding number of its own. An older version knows only its order;
-- what it does to the order counts for all packages (packages/domain/src/orders/packages.ts).
set local lock_timeout = '5s';
alter table packages
  add column state text not null default 'packed' check (state in ('packed', 'shipped', 'delivered', 'lost')),
  -- Null until it is shipped.
  add column carrier_id uuid,
  add column forwarding_number text not null default '',
  -- Forwarding numbers before they were corrected. Tracking events keep the number under which they were recorded.
  add column former_numbers text[] not null default '{}',
  add column shipped_at timestamptz,
  add column delivered_at timestamptz,
  add column lost_at timestamptz,
  add column lost_reason text not null default '',
  add column sign_proof jsonb,
  add foreign key (shop_id, carrier_id) references carriers (shop_id, id) not valid;
-- In transit with packages that have not left yet.
alter table orders add column partly_shipped boolean not null default false;
-- Pictures of a delivery stay.
create trigger packages_keep_files after update of sign_proof on packages
  for each row when (jsonb_typeof(new.sign_proof -> 'fileIds') = 'array') execute function keeps_files_for_good();
