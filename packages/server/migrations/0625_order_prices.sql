-- Discounts and surcharges that staff add to an order by hand. A row is undone, never taken away.
set local lock_timeout = '5s';
create table order_price_changes (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('discount', 'surcharge')),
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  -- For the member to read.
  note text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  -- Another person who agreed, where two were needed.
  agreed_by uuid,
  undone_by uuid,
  undone_at timestamptz,
  undone_why text not null default '',
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, created_by) references staff (shop_id, id),
  foreign key (shop_id, agreed_by) references staff (shop_id, id),
  foreign key (shop_id, undone_by) references staff (shop_id, id)
);
create index order_price_changes_by_order on order_price_changes (shop_id, order_id, id);
create index order_price_changes_by_creator on order_price_changes (shop_id, created_by);
create index order_price_changes_by_second on order_price_changes (shop_id, agreed_by) where agreed_by is not null;
create index order_price_changes_by_undoer on order_price_changes (shop_id, undone_by) where undone_by is not null;
select protect_tenant_table('order_price_changes');
revoke delete on order_price_changes from crossdock_app;

alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth',
   'aftersales', 'purchase', 'order', 'dispute', 'rate', 'destination',
   'payout', 'statementLine', 'remittance', 'chargeback', 'sourceRefund', 'refundOutcome', 'moveIn', 'erasure',
   'orderPrice', 'orderChange')) not valid;
