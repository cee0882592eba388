create table orders (
  shop_id uuid not null,
  id uuid not null,
  number text not null,
  member_id uuid not null,
  state text not null check (state in
    ('processing', 'awaitingPayment', 'awaitingShipment', 'awaitingSignature', 'signed', 'cancelled')),
  warehouse_id uuid not null,
  channel_id uuid not null,
  carrier_id uuid not null,
  zone_id uuid not null,
  rate_card_id uuid not null,
  delivery_type integer not null check (delivery_type in (2, 3)),
  address_id uuid,
  pickup_point_id uuid,
  -- The destination as it was when the order was submitted; a later edit of the address changes nothing here.
  destination jsonb not null,
  consignee text not null,
  phone text not null,
  country text not null,
  parcel_count integer not null check (parcel_count > 0),
  declared_value_minor bigint not null default 0,
  insured_value_minor bigint not null default 0 check (insured_value_minor >= 0),
  tax_included boolean not null default false,
  cash_on_delivery boolean not null default false,
  cod_amount_minor bigint not null default 0 check (cod_amount_minor >= 0),
  pay_before_packing boolean not null default false,
  remark text not null default '',
  quote_total_minor bigint not null,
  bill_total_minor bigint,
  real_weight_g integer not null default 0,
  volume_weight_g integer not null default 0,
  billing_weight_g integer not null default 0,
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  payment_method text,
  payment_state text not null default 'none' check (payment_state in ('none', 'pending', 'paid', 'refunded')),
  forwarding_number text not null default '',
  sign_proof jsonb,
  cancel_reason text not null default '',
  created_at timestamptz not null,
  packed_at timestamptz,
  paid_at timestamptz,
  shipped_at timestamptz,
  signed_at timestamptz,
  cancelled_at timestamptz,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number)
);
create index orders_by_member on orders (shop_id, member_id, id desc);
create index orders_by_member_state on orders (shop_id, member_id, state, id desc);
create index orders_by_state on orders (shop_id, state, id);
-- The latest deliveries of a lane: what the promised days are taken from.
create index orders_by_lane on orders (shop_id, channel_id, zone_id, signed_at desc) where signed_at is not null;
create index orders_by_forwarding_number on orders (shop_id, forwarding_number) where forwarding_number <> '';

create table order_lines (
  shop_id uuid not null,
  order_id uuid not null,
  stage text not null check (stage in ('quote', 'bill')),
  position integer not null,
  kind text not null,
  amount_minor bigint not null,
  reason jsonb not null,
  primary key (shop_id, order_id, stage, position)
);

create table packages (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  position integer not null check (position > 0),
  weight_g integer not null check (weight_g > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  photo_file_id uuid,
  packed_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, order_id, position)
);

create table tracking_events (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid,
  -- The forwarding or courier number the event is about.
  number text not null,
  at timestamptz not null,
  place text not null default '',
  zh text not null,
  tw text not null,
  en text not null,
  source text not null check (source in ('system', 'staff', 'import')),
  staff_id uuid,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create index tracking_events_by_order on tracking_events (shop_id, order_id, at desc);
create index tracking_events_by_number on tracking_events (shop_id, number, at desc);
create unique index tracking_events_once on tracking_events (shop_id, number, at, tw, place);

alter table orders add foreign key (shop_id, member_id) references members (shop_id, id);
alter table orders add foreign key (shop_id, warehouse_id) references warehouses (shop_id, id);
alter table orders add foreign key (shop_id, channel_id) references channels (shop_id, id);
alter table orders add foreign key (shop_id, carrier_id) references carriers (shop_id, id);
alter table orders add foreign key (shop_id, zone_id) references zones (shop_id, id);
alter table orders add foreign key (shop_id, rate_card_id) references rate_cards (shop_id, id);
alter table orders add foreign key (shop_id, address_id) references addresses (shop_id, id);
alter table orders add foreign key (shop_id, pickup_point_id) references pickup_points (shop_id, id);
alter table parcels add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table order_lines add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table packages add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table packages add foreign key (shop_id, photo_file_id) references files (shop_id, id);
alter table packages add foreign key (shop_id, packed_by) references staff (shop_id, id);
alter table tracking_events add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table tracking_events add foreign key (shop_id, staff_id) references staff (shop_id, id);
