-- What customs of a country charge from a day on, as the shop's staff wrote it. Rows are only added: an estimate stays
-- explainable by the row that was in force when it was made. Without rows the product's own tables apply.
set local lock_timeout = '5s';
create table duty_tables (
  shop_id uuid not null,
  id uuid not null,
  country text not null,
  -- The first day on which it applies, on the shop's calendar.
  from_day date not null,
  base text not null check (base in ('goods', 'goodsAndFreight')),
  -- In minor units of the country's currency; 0: no shipment is free.
  free_up_to_minor bigint not null check (free_up_to_minor >= 0),
  free_modes text[] not null,
  -- Of a declarer in a calendar half-year; null: any number.
  free_entries integer check (free_entries >= 0),
  low_value_bp integer not null check (low_value_bp between 0 and 100000),
  vat_bp integer not null check (vat_bp between 0 and 100000),
  duty_bp integer not null check (duty_bp between 0 and 100000),
  -- Goods types with a rate of their own: {goodsType, dutyBp}.
  goods_rates jsonb not null default '[]',
  -- Where the figures are from, and the day on which they were looked up.
  source text not null,
  as_of date not null,
  -- Millionths of the country's currency for one of the shop's; null: not known.
  rate_millionths bigint check (rate_millionths > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, created_by) references staff (shop_id, id)
);
create index duty_tables_created_by on duty_tables (shop_id, created_by);
select protect_tenant_table('duty_tables');
revoke update, delete on duty_tables from crossdock_app;

-- What customs really charged for an order, in the currency of its destination. A note beside the estimate: it moves no money.
-- Rows are only added, and the last one counts.
create table duty_charges (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  charged_minor bigint not null check (charged_minor >= 0),
  -- Who paid it: the member at the door, or the shop or its carrier before.
  paid_by text not null check (paid_by in ('member', 'shop')),
  note text not null default '',
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, created_by) references staff (shop_id, id)
);
create index duty_charges_by_order on duty_charges (shop_id, order_id, id desc);
create index duty_charges_created_by on duty_charges (shop_id, created_by);
select protect_tenant_table('duty_charges');
revoke update, delete on duty_charges from crossdock_app;
