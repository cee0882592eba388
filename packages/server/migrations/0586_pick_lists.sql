-- Printed pick lists. The number is the barcode of the sheet; a scan of it opens the packing desk with these orders.
set local lock_timeout = '5s';
create table pick_lists (
  shop_id uuid not null,
  id uuid not null,
  number text not null,
  order_ids uuid[] not null check (cardinality(order_ids) between 1 and 100),
  staff_id uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number),
  foreign key (shop_id, staff_id) references staff (shop_id, id)
);
create index pick_lists_of_staff on pick_lists (shop_id, staff_id);
create index pick_lists_by_time on pick_lists (shop_id, created_at);
select protect_tenant_table('pick_lists');
