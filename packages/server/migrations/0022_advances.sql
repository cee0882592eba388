-- What the firm has paid for a member: duty, a courier's fee on arrival, a purchase. On a parcel it is charged with the order
-- in which the parcel travels, on an order with that one. A row is withdrawn, never taken away.
create table advances (
  shop_id uuid not null,
  id uuid not null,
  parcel_id uuid,
  order_id uuid,
  amount_minor bigint not null check (amount_minor > 0),
  -- For the member to read.
  reason text not null,
  receipt_file_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  primary key (shop_id, id),
  check (num_nonnulls(parcel_id, order_id) = 1),
  foreign key (shop_id, parcel_id) references parcels (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, receipt_file_id) references files (shop_id, id),
  foreign key (shop_id, created_by) references staff (shop_id, id),
  foreign key (shop_id, withdrawn_by) references staff (shop_id, id)
);
create index advances_by_parcel on advances (shop_id, parcel_id) where parcel_id is not null;
create index advances_by_order on advances (shop_id, order_id) where order_id is not null;
select protect_tenant_table('advances');
revoke delete on advances from crossdock_app;
