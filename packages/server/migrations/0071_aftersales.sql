-- Claims for damaged or lost parcels; an order that will not come; and an account for what claims cost the shop.
set local lock_timeout = '5s';
create table aftersales_claims (
  shop_id uuid not null,
  id uuid not null,
  number text not null,
  member_id uuid not null,
  order_id uuid not null,
  parcel_id uuid not null,
  kind text not null check (kind in ('freight', 'freightAndGoods')),
  claimed_minor bigint not null check (claimed_minor > 0),
  remark text not null default '',
  damage_file_ids uuid[] not null default '{}',
  purchase_file_ids uuid[] not null default '{}',
  state text not null default 'pending' check (state in ('pending', 'approved', 'partly', 'rejected', 'withdrawn')),
  awarded_minor bigint not null default 0 check (awarded_minor between 0 and claimed_minor),
  -- How it was paid, once it is granted.
  way text check (way in ('balance', 'outside')),
  voucher_file_id uuid,
  voucher_at timestamptz,
  -- Why it was turned down, or granted in part.
  reject_reason text not null default '',
  audited_by uuid,
  audited_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number)
);
create index aftersales_claims_by_member on aftersales_claims (shop_id, member_id, id desc);
create index aftersales_claims_by_order on aftersales_claims (shop_id, order_id);
create index aftersales_claims_by_state on aftersales_claims (shop_id, state, id);
-- One at a time for a parcel.
create unique index aftersales_claims_one_open on aftersales_claims (shop_id, parcel_id) where state = 'pending';
alter table aftersales_claims add foreign key (shop_id, member_id) references members (shop_id, id);
alter table aftersales_claims add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table aftersales_claims add foreign key (shop_id, parcel_id) references parcels (shop_id, id);
alter table aftersales_claims add foreign key (shop_id, audited_by) references staff (shop_id, id);
select protect_tenant_table('aftersales_claims');

-- Since when staff say that it will not come, and why; it is found again where it is empty.
alter table orders add column lost_at timestamptz;
alter table orders add column lost_reason text not null default '';

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in
  ('memberBalance', 'memberHeld', 'memberEarnings', 'cardClearing', 'bank', 'cash', 'revenue', 'fees', 'adjustments',
   'promotion', 'compensations')) not valid;
alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth', 'aftersales'))
  not valid;
