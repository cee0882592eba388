-- Beside orders, everything else that is paid by itself has e-invoices: purchases of the shop's goods, services on parcels, pickups
-- and the fees of answers to problem parcels. An invoice is for one of them.
set local lock_timeout = '5s';
-- An older version always writes an order, and reads the invoices of orders alone.
-- squawk-ignore ban-drop-not-null
alter table einvoices alter column order_id drop not null;
alter table einvoices add column purchase_id uuid;
alter table einvoices add column service_task_id uuid;
alter table einvoices add column pickup_task_id uuid;
alter table einvoices add column problem_id uuid;
alter table einvoices add foreign key (shop_id, purchase_id) references purchases (shop_id, id) not valid;
alter table einvoices add foreign key (shop_id, service_task_id) references service_tasks (shop_id, id) not valid;
alter table einvoices add foreign key (shop_id, pickup_task_id) references pickup_tasks (shop_id, id) not valid;
alter table einvoices add foreign key (shop_id, problem_id) references problem_pieces (shop_id, id) not valid;
alter table einvoices add constraint einvoices_one_sale
  check (num_nonnulls(order_id, purchase_id, service_task_id, pickup_task_id, problem_id) = 1) not valid;

-- Sales other than orders whose payments changed and whose invoices are still to be brought to them. Orders are in einvoices_due.
create table einvoice_sales_due (
  shop_id uuid not null,
  kind text not null check (kind in ('purchase', 'service', 'pickup', 'problem')),
  sale_id uuid not null,
  since timestamptz not null,
  primary key (shop_id, kind, sale_id),
  foreign key (shop_id) references shops (id)
);
create index einvoice_sales_due_by_time on einvoice_sales_due (shop_id, since);
select protect_tenant_table('einvoice_sales_due');
