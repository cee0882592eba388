-- What a coupon gives and asks for; members hold their own copies of it.
create table coupons (
  shop_id uuid not null,
  id uuid not null,
  zh text not null,
  tw text not null,
  en text not null,
  -- 1 deduction of an amount, 2 discount of a percentage (specification, section 3).
  type integer not null check (type in (1, 2)),
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  -- Of a discount: what is taken off, in basis points, and at most how much.
  rate_bp integer not null default 0 check (rate_bp between 0 and 10000),
  max_minor bigint check (max_minor > 0),
  -- Off the freight, or off the whole fee.
  base text not null default 'freight' check (base in ('freight', 'total')),
  -- {join: 'and' | 'or', conditions: [{on, atLeast}]}: judged by the domain's coupon rules.
  rules jsonb not null,
  valid_from timestamptz not null,
  valid_until timestamptz,
  -- Instead of one last day for all: so many days from when a member received it.
  valid_days integer check (valid_days > 0),
  per_member integer not null default 1 check (per_member > 0),
  total_count integer check (total_count > 0),
  issued_count integer not null default 0,
  used_count integer not null default 0,
  -- What all uses together may cost the shop, and what they have cost.
  budget_minor bigint check (budget_minor > 0),
  used_minor bigint not null default 0 check (used_minor >= 0),
  state text not null default 'active' check (state in ('draft', 'active', 'stopped')),
  created_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check ((type = 1) = (amount_minor > 0)),
  check ((type = 2) = (rate_bp > 0)),
  check (total_count is null or issued_count <= total_count),
  check (budget_minor is null or used_minor <= budget_minor)
);

create table coupon_codes (
  shop_id uuid not null,
  code text not null check (code = upper(code)),
  coupon_id uuid not null,
  max_uses integer not null default 1 check (max_uses > 0),
  used_count integer not null default 0,
  expires_at timestamptz,
  batch_id uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, code),
  check (used_count <= max_uses)
);
create index coupon_codes_by_coupon on coupon_codes (shop_id, coupon_id, batch_id);

create table member_coupons (
  shop_id uuid not null,
  id uuid not null,
  coupon_id uuid not null,
  member_id uuid not null,
  state text not null default 'unused' check (state in ('unused', 'used', 'revoked')),
  source text not null check (source in ('issued', 'code', 'reward')),
  code text,
  valid_until timestamptz not null,
  order_id uuid,
  used_at timestamptz,
  deducted_minor bigint,
  issued_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check ((state = 'used') = (order_id is not null))
);
create index member_coupons_by_member on member_coupons (shop_id, member_id, state, valid_until);
create index member_coupons_by_coupon on member_coupons (shop_id, coupon_id, id desc);
create unique index member_coupons_one_per_order on member_coupons (shop_id, order_id) where order_id is not null;
create unique index member_coupons_code_once on member_coupons (shop_id, member_id, code) where code is not null;

create table points_balances (
  shop_id uuid not null,
  member_id uuid not null,
  balance integer not null default 0 check (balance >= 0),
  -- Points to be taken back that were already spent: the next ones earned pay for them.
  owed integer not null default 0 check (owed >= 0),
  primary key (shop_id, member_id)
);

create table points_entries (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('earned', 'spent', 'returned', 'reversed', 'exchanged', 'shared', 'adjusted')),
  amount integer not null check (amount <> 0),
  balance_after integer not null check (balance_after >= 0),
  order_id uuid,
  memo text not null default '',
  staff_id uuid,
  at timestamptz not null,
  primary key (shop_id, id)
);
create index points_entries_by_member on points_entries (shop_id, member_id, id desc);
create index points_entries_by_order on points_entries (shop_id, order_id) where order_id is not null;
create unique index points_entries_earned_once on points_entries (shop_id, order_id) where kind = 'earned';

-- What the member puts towards an order: one coupon, or points, never both (specification, section 5).
alter table orders add column member_coupon_id uuid;
alter table orders add column points_used integer not null default 0 check (points_used >= 0);
alter table orders add constraint orders_coupon_or_points check (member_coupon_id is null or points_used = 0) not valid;
alter table orders validate constraint orders_coupon_or_points;

alter table coupons add foreign key (shop_id, created_by) references staff (shop_id, id);
alter table coupon_codes add foreign key (shop_id, coupon_id) references coupons (shop_id, id);
alter table member_coupons add foreign key (shop_id, coupon_id) references coupons (shop_id, id);
alter table member_coupons add foreign key (shop_id, member_id) references members (shop_id, id);
alter table member_coupons add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table member_coupons add foreign key (shop_id, issued_by) references staff (shop_id, id);
alter table points_balances add foreign key (shop_id, member_id) references members (shop_id, id);
alter table points_entries add foreign key (shop_id, member_id) references members (shop_id, id);
alter table points_entries add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table points_entries add foreign key (shop_id, staff_id) references staff (shop_id, id);
alter table orders add foreign key (shop_id, member_coupon_id) references member_coupons (shop_id, id);

select protect_tenant_table('coupons');
select protect_tenant_table('coupon_codes');
select protect_tenant_table('member_coupons');
select protect_tenant_table('points_balances');
select protect_tenant_table('points_entries');
revoke update, delete on points_entries from crossdock_app;
