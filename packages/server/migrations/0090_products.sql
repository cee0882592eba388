-- The shop's own goods: what there is of them, what members have in their carts, and what they bought.
set local lock_timeout = '5s';
create table product_categories (
  shop_id uuid not null,
  id uuid not null,
  zh text not null,
  tw text not null,
  en text not null,
  position integer not null default 0,
  primary key (shop_id, id)
);
select protect_tenant_table('product_categories');

create table products (
  shop_id uuid not null,
  id uuid not null,
  category_id uuid not null,
  -- By language: title, html, and the same as plain text.
  texts jsonb not null,
  -- Pictures of the goods, and those that stand in the text.
  file_ids uuid[] not null default '{}',
  text_file_ids uuid[] not null default '{}',
  goods_type_id uuid not null,
  -- Where the goods lie: the parcel that they become lies there too.
  warehouse_id uuid not null,
  shelf_code text not null default '',
  -- Members see it.
  active boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid,
  primary key (shop_id, id),
  foreign key (shop_id, category_id) references product_categories (shop_id, id),
  foreign key (shop_id, goods_type_id) references goods_types (shop_id, id),
  foreign key (shop_id, warehouse_id) references warehouses (shop_id, id),
  foreign key (shop_id, updated_by) references staff (shop_id, id)
);
create index products_by_category on products (shop_id, category_id, id);
select protect_tenant_table('products');
revoke delete on products from crossdock_app;

create table product_variants (
  shop_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  -- What staff and their sheets call it.
  sku text not null,
  -- What tells it from the others; empty where there is only one.
  zh text not null default '',
  tw text not null default '',
  en text not null default '',
  price_minor bigint not null check (price_minor > 0),
  weight_g integer not null check (weight_g > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  -- What can still be bought: what somebody ordered is taken out, paid or not.
  stock integer not null default 0 check (stock >= 0),
  low_stock integer not null default 0 check (low_stock >= 0),
  sold integer not null default 0 check (sold >= 0),
  active boolean not null default true,
  position integer not null default 0,
  primary key (shop_id, id),
  unique (shop_id, sku),
  foreign key (shop_id, product_id) references products (shop_id, id)
);
create index product_variants_by_product on product_variants (shop_id, product_id, position);
create index product_variants_low on product_variants (shop_id, id) where active and stock <= low_stock;
select protect_tenant_table('product_variants');
revoke delete on product_variants from crossdock_app;

create table cart_items (
  shop_id uuid not null,
  member_id uuid not null,
  variant_id uuid not null,
  quantity integer not null check (quantity > 0),
  added_at timestamptz not null,
  primary key (shop_id, member_id, variant_id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, variant_id) references product_variants (shop_id, id)
);
select protect_tenant_table('cart_items');

create table purchases (
  shop_id uuid not null,
  id uuid not null,
  number text not null,
  member_id uuid not null,
  state text not null check (state in ('awaitingPayment', 'paid', 'cancelled', 'refunded')),
  goods_minor bigint not null check (goods_minor > 0),
  discount_minor bigint not null default 0 check (discount_minor between 0 and goods_minor),
  total_minor bigint not null check (total_minor = goods_minor - discount_minor),
  paid_minor bigint not null default 0 check (paid_minor in (0, total_minor)),
  payment_fee_minor bigint not null default 0 check (payment_fee_minor >= 0),
  payment_method text,
  member_coupon_id uuid,
  -- Until then the goods are kept for its member.
  expires_at timestamptz not null,
  why text not null default '',
  created_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, number),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create index purchases_by_member on purchases (shop_id, member_id, id desc);
create index purchases_by_state on purchases (shop_id, state, id);
create index purchases_to_expire on purchases (shop_id, expires_at) where state = 'awaitingPayment';
select protect_tenant_table('purchases');
revoke delete on purchases from crossdock_app;

-- As it was when it was bought; a later edit of the product changes nothing here.
create table purchase_lines (
  shop_id uuid not null,
  purchase_id uuid not null,
  position integer not null,
  variant_id uuid not null,
  product_id uuid not null,
  name jsonb not null,
  sku text not null,
  file_id uuid,
  price_minor bigint not null check (price_minor > 0),
  quantity integer not null check (quantity > 0),
  weight_g integer not null,
  length_mm integer not null,
  width_mm integer not null,
  height_mm integer not null,
  goods_type_id uuid not null,
  warehouse_id uuid not null,
  shelf_code text not null,
  -- The parcel that it lies in, once it is paid.
  parcel_id uuid,
  primary key (shop_id, purchase_id, position),
  foreign key (shop_id, purchase_id) references purchases (shop_id, id),
  foreign key (shop_id, variant_id) references product_variants (shop_id, id),
  foreign key (shop_id, parcel_id) references parcels (shop_id, id)
);
create index purchase_lines_by_parcel on purchase_lines (shop_id, parcel_id) where parcel_id is not null;
select protect_tenant_table('purchase_lines');
revoke delete on purchase_lines from crossdock_app;

create table stock_movements (
  shop_id uuid not null,
  id uuid not null,
  variant_id uuid not null,
  kind text not null check (kind in ('received', 'counted', 'lost', 'sold', 'returned')),
  change integer not null,
  stock_after integer not null check (stock_after >= 0),
  purchase_id uuid,
  staff_id uuid,
  note text not null default '',
  at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, variant_id) references product_variants (shop_id, id),
  foreign key (shop_id, purchase_id) references purchases (shop_id, id),
  foreign key (shop_id, staff_id) references staff (shop_id, id)
);
create index stock_movements_by_variant on stock_movements (shop_id, variant_id, id desc);
select protect_tenant_table('stock_movements');
revoke update, delete on stock_movements from crossdock_app;

-- A purchase is paid like an order, and its money stands in the same books.
alter table payments add column purchase_id uuid;
alter table payments add constraint payments_purchase
  foreign key (shop_id, purchase_id) references purchases (shop_id, id) not valid;
alter table payments drop constraint payments_purpose_check;
alter table payments add constraint payments_purpose_check
  check (purpose in ('order', 'recharge', 'purchase')) not valid;
alter table payments add constraint payments_of_purchase
  check ((purpose = 'purchase') = (purchase_id is not null)) not valid;
-- Partial, over a column that is empty as yet: nothing is sorted and nothing is written.
-- squawk-ignore require-concurrent-index-creation
create index payments_by_purchase on payments (shop_id, purchase_id) where purchase_id is not null;
-- squawk-ignore require-concurrent-index-creation
create unique index payments_one_per_purchase on payments (shop_id, purchase_id)
  where purpose = 'purchase' and state in ('created', 'pending');

alter table ledger_transfers add column purchase_id uuid;
alter table ledger_transfers add constraint ledger_transfers_purchase
  foreign key (shop_id, purchase_id) references purchases (shop_id, id) not valid;
-- squawk-ignore require-concurrent-index-creation
create index ledger_transfers_by_purchase on ledger_transfers (shop_id, purchase_id) where purchase_id is not null;

alter table member_coupons add column purchase_id uuid;
alter table member_coupons add constraint member_coupons_purchase
  foreign key (shop_id, purchase_id) references purchases (shop_id, id) not valid;
-- squawk-ignore require-concurrent-index-creation
create index member_coupons_by_purchase on member_coupons (shop_id, purchase_id) where purchase_id is not null;

alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth',
   'aftersales', 'purchase')) not valid;
alter table member_coupons drop constraint member_coupons_check;
alter table member_coupons add constraint member_coupons_check
  check ((state = 'used') = (num_nonnulls(order_id, purchase_id) = 1)) not valid;
