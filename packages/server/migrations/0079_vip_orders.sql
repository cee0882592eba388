-- What members send, as customs are told of it: the shop's dictionary.
set local lock_timeout = '5s';
create table customs_products (
  shop_id uuid not null,
  id uuid not null,
  zh text not null,
  tw text not null,
  en text not null,
  hs_code text not null,
  unit text not null,
  -- What one usually costs; 0: nothing is said.
  value_minor bigint not null default 0 check (value_minor >= 0),
  goods_type_id uuid not null,
  active boolean not null default true,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, goods_type_id) references goods_types (shop_id, id)
);
-- A sheet names products: each name means one.
create unique index customs_products_zh on customs_products (shop_id, lower(zh));
create unique index customs_products_en on customs_products (shop_id, lower(en));
select protect_tenant_table('customs_products');

-- What is to become one shipping order as soon as all its parcels are in.
create table vip_orders (
  shop_id uuid not null,
  id uuid not null,
  -- The shipping order's too, once it is one.
  number text not null,
  member_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'ordered', 'cancelled')),
  order_id uuid,
  address_id uuid not null,
  channel_id uuid not null,
  carrier_id uuid not null,
  declarer_ids uuid[] not null default '{}',
  declared_minor bigint not null check (declared_minor > 0),
  insured_minor bigint not null default 0 check (insured_minor >= 0),
  tax_included boolean not null default false,
  cash_on_delivery boolean not null default false,
  remark text not null default '',
  -- Why all is here and it still is no order; null: nothing is in the way, or nobody has looked yet.
  obstacle text,
  obstacle_params jsonb not null default '{}',
  -- Since when it is the member's to clear it.
  stuck_at timestamptz,
  -- From when the days are counted after which the member is asked; and since when the member is asked.
  waits_since timestamptz not null,
  asked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number),
  check ((state = 'ordered') = (order_id is not null)),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, address_id) references addresses (shop_id, id),
  foreign key (shop_id, channel_id) references channels (shop_id, id),
  foreign key (shop_id, carrier_id) references carriers (shop_id, id)
);
create index vip_orders_by_member on vip_orders (shop_id, member_id, id desc);
create unique index vip_orders_by_order on vip_orders (shop_id, order_id) where order_id is not null;
create index vip_orders_waiting on vip_orders (shop_id, waits_since) where state = 'waiting';
create index vip_orders_asking on vip_orders (shop_id, member_id)
  where state = 'waiting' and (asked_at is not null or stuck_at is not null);
select protect_tenant_table('vip_orders');
revoke delete on vip_orders from crossdock_app;

-- A line as it was written, whatever becomes of the product.
create table customs_lines (
  shop_id uuid not null,
  vip_order_id uuid not null,
  position integer not null,
  product_id uuid not null,
  zh text not null,
  tw text not null,
  en text not null,
  hs_code text not null,
  unit text not null,
  quantity integer not null check (quantity > 0),
  price_minor bigint not null check (price_minor > 0),
  primary key (shop_id, vip_order_id, position),
  foreign key (shop_id, vip_order_id) references vip_orders (shop_id, id),
  foreign key (shop_id, product_id) references customs_products (shop_id, id)
);
select protect_tenant_table('customs_lines');

-- The parcels of a VIP order. As long as it waits for them, no other order takes them.
create table vip_parcels (
  shop_id uuid not null,
  vip_order_id uuid not null,
  parcel_id uuid not null,
  waiting boolean not null default true,
  primary key (shop_id, vip_order_id, parcel_id),
  foreign key (shop_id, vip_order_id) references vip_orders (shop_id, id),
  foreign key (shop_id, parcel_id) references parcels (shop_id, id) on delete cascade
);
create unique index vip_parcels_waiting on vip_parcels (shop_id, parcel_id) where waiting;
create index vip_parcels_by_parcel on vip_parcels (shop_id, parcel_id);
select protect_tenant_table('vip_parcels');

-- Admitted to VIP orders by staff, whatever the level.
alter table members add column vip boolean not null default false;
