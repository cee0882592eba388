-- Which kinds of pickup point a carrier brings parcels to, and which carriers a point names for itself.
set local lock_timeout = '5s';
alter table carriers add column point_kinds text[] not null default '{}'
  check (point_kinds <@ array['counter', 'locker', 'store', 'convenienceStore']);
-- Until now each carrier of a channel's pickup way served every point. A chain's own goes to its stores alone.
update carriers set point_kinds = case
    when code ~* '^(seven|7-?eleven|7-?11)' or name ~* '7-?(11|eleven)' then array['convenienceStore']
    else array['counter', 'locker', 'store']
  end
  where exists (
    select from channel_carriers used
    where used.shop_id = carriers.shop_id and used.carrier_id = carriers.id and used.delivery_type = 3
  );

create table pickup_point_carriers (
  shop_id uuid not null,
  pickup_point_id uuid not null,
  carrier_id uuid not null,
  primary key (shop_id, pickup_point_id, carrier_id),
  foreign key (shop_id, pickup_point_id) references pickup_points (shop_id, id),
  foreign key (shop_id, carrier_id) references carriers (shop_id, id)
);
select protect_tenant_table('pickup_point_carriers');
