-- Money that goes back to where it came from. The member's money is held until the provider has paid it back, so that nothing is paid
-- twice; what fails returns to the balance.
set local lock_timeout = '5s';
create table source_refunds (
  shop_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  member_id uuid not null,
  -- The name under which the provider knows what was paid.
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('waiting', 'pending', 'done', 'failed')),
  -- How often the provider was asked to pay back.
  tries integer not null default 0,
  -- What the provider said of a refund that failed.
  why text not null default '',
  created_at timestamptz not null,
  -- When it is taken up next; taking it up moves this on, so that two processes do not work on one.
  due_at timestamptz,
  ended_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, payment_id) references payments (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create index source_refunds_by_payment on source_refunds (shop_id, payment_id);
create index source_refunds_by_member on source_refunds (shop_id, member_id, id desc);
create index source_refunds_due on source_refunds (shop_id, due_at) where state in ('waiting', 'pending');
select protect_tenant_table('source_refunds');
revoke delete on source_refunds from crossdock_app;
