create table parcels (
  shop_id uuid not null,
  id uuid not null,
  number text not null,
  member_id uuid,
  bill_code text not null,
  courier text not null default '',
  warehouse_id uuid,
  state text not null check (state in
    ('forecast', 'received', 'shelved', 'requested', 'packed', 'shipped', 'signed', 'unclaimed', 'refused', 'returned', 'destroyed')),
  goods_name text not null default '',
  goods_type_id uuid,
  goods_count integer not null default 1 check (goods_count > 0),
  declared_value_minor bigint not null default 0 check (declared_value_minor >= 0),
  goods_link text not null default '',
  remark text not null default '',
  weight_g integer check (weight_g > 0),
  length_mm integer check (length_mm > 0),
  width_mm integer check (width_mm > 0),
  height_mm integer check (height_mm > 0),
  shelf_code text not null default '',
  -- What an unclaimed parcel's label says: matched against members by phone tail and alias.
  label_hint text not null default '',
  claim_proof_file_id uuid,
  -- The warehouse says that it cannot be packed together with others.
  travels_alone boolean not null default false,
  order_id uuid,
  forecast_at timestamptz,
  arrived_at timestamptz,
  shelved_at timestamptz,
  received_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number),
  unique (shop_id, bill_code)
);
create index parcels_by_member on parcels (shop_id, member_id, id desc);
create index parcels_by_member_state on parcels (shop_id, member_id, state, id desc);
create index parcels_by_state on parcels (shop_id, state, id desc);
create index parcels_by_order on parcels (shop_id, order_id) where order_id is not null;
create index parcels_by_bill_code on parcels (shop_id, bill_code text_pattern_ops);
create index parcels_by_shelf on parcels (shop_id, shelf_code text_pattern_ops) where shelf_code <> '';

create table parcel_photos (
  shop_id uuid not null,
  parcel_id uuid not null,
  file_id uuid not null,
  kind text not null check (kind in ('receive', 'scale', 'inspection', 'damage')),
  created_at timestamptz not null,
  primary key (shop_id, parcel_id, file_id)
);

-- A re-measurement is a new row, never an overwrite.
create table parcel_measurements (
  shop_id uuid not null,
  id uuid not null,
  parcel_id uuid not null,
  weight_g integer not null check (weight_g > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  staff_id uuid not null,
  why text not null default '',
  at timestamptz not null,
  primary key (shop_id, id)
);
create index parcel_measurements_by_parcel on parcel_measurements (shop_id, parcel_id, id);

-- Numbers that a member asked the warehouse to refuse.
create table refusals (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  bill_code text not null,
  reason text not null default '',
  matched_parcel_id uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, bill_code)
);
create index refusals_by_member on refusals (shop_id, member_id, id desc);

alter table parcels add foreign key (shop_id, member_id) references members (shop_id, id);
alter table parcels add foreign key (shop_id, warehouse_id) references warehouses (shop_id, id);
alter table parcels add foreign key (shop_id, goods_type_id) references goods_types (shop_id, id);
alter table parcels add foreign key (shop_id, received_by) references staff (shop_id, id);
alter table parcels add foreign key (shop_id, claim_proof_file_id) references files (shop_id, id);
alter table parcel_photos add foreign key (shop_id, parcel_id) references parcels (shop_id, id);
alter table parcel_photos add foreign key (shop_id, file_id) references files (shop_id, id);
alter table parcel_measurements add foreign key (shop_id, parcel_id) references parcels (shop_id, id);
alter table parcel_measurements add foreign key (shop_id, staff_id) references staff (shop_id, id);
alter table refusals add foreign key (shop_id, member_id) references members (shop_id, id);
alter table refusals add foreign key (shop_id, matched_parcel_id) references parcels (shop_id, id);
