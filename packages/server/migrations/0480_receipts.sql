-- Receipts, credit notes and monthly statements. One is written once and never changes: what it says stands in facts, and the
-- application may neither change nor delete it.
set local lock_timeout = '5s';
create table receipts (
  shop_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('receipt', 'creditNote', 'statement')),
  -- In the shop's calendar; numbers begin again each year.
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null,
  member_id uuid not null,
  -- Of a receipt or credit note.
  order_id uuid,
  -- Of a statement, as 2026-11.
  month text,
  -- Of a credit note what was given back.
  amount_minor bigint not null,
  currency text not null,
  issued_at timestamptz not null,
  facts jsonb not null,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  check ((kind = 'statement') = (order_id is null)),
  check ((kind = 'statement') = (month is not null))
);
create unique index receipts_by_sequence on receipts (shop_id, kind, year, sequence);
create unique index receipts_by_month on receipts (shop_id, member_id, month) where kind = 'statement';
create index receipts_by_order on receipts (shop_id, order_id) where order_id is not null;
create index receipts_by_member on receipts (shop_id, member_id, issued_at);
create index receipts_by_time on receipts (shop_id, issued_at, id);
select protect_tenant_table('receipts');
revoke update, delete on receipts from crossdock_app;

-- The last number of each kind and year. A number is taken in the transaction that writes its receipt, so that none is missing.
create table receipt_series (
  shop_id uuid not null,
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (shop_id, kind, year),
  foreign key (shop_id) references shops (id)
);
select protect_tenant_table('receipt_series');
revoke delete on receipt_series from crossdock_app;

-- Orders whose payments changed and whose receipts are still to be written.
create table receipts_due (
  shop_id uuid not null,
  order_id uuid not null,
  since timestamptz not null,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index receipts_due_by_time on receipts_due (shop_id, since);
select protect_tenant_table('receipts_due');
