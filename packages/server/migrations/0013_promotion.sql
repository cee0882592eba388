-- A referrer's share of the freight that a referred member paid for one order.
create table promotion_earnings (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  referred_member_id uuid not null,
  order_id uuid not null,
  freight_minor bigint not null check (freight_minor > 0),
  rate_bp integer not null check (rate_bp > 0),
  amount_minor bigint not null check (amount_minor > 0),
  -- Of a refunded order: what is to be taken back, and how much of it has been.
  reversed_minor bigint not null default 0 check (reversed_minor between 0 and amount_minor),
  taken_back_minor bigint not null default 0 check (taken_back_minor between 0 and reversed_minor),
  created_at timestamptz not null,
  reversed_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, order_id),
  check (member_id <> referred_member_id)
);
create index promotion_earnings_by_member on promotion_earnings (shop_id, member_id, id desc);
create index promotion_earnings_owed on promotion_earnings (shop_id, member_id) where taken_back_minor < reversed_minor;

-- A proof that a member shared the shop's link somewhere.
create table shares (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  platform text not null,
  link text not null default '',
  note text not null default '',
  file_ids uuid[] not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  reject_reason text not null default '',
  reward_minor bigint not null default 0 check (reward_minor >= 0),
  reward_points integer not null default 0 check (reward_points >= 0),
  audited_by uuid,
  audited_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create index shares_by_member on shares (shop_id, member_id, id desc);
create index shares_to_audit on shares (shop_id, id) where state = 'pending';

create index members_by_referrer on members (shop_id, referrer_id, id desc) where referrer_id is not null;
alter table ledger_transfers add column earning_id uuid;
alter table ledger_transfers add column share_id uuid;

alter table promotion_earnings add foreign key (shop_id, member_id) references members (shop_id, id);
alter table promotion_earnings add foreign key (shop_id, referred_member_id) references members (shop_id, id);
alter table promotion_earnings add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table shares add foreign key (shop_id, member_id) references members (shop_id, id);
alter table shares add foreign key (shop_id, audited_by) references staff (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, earning_id) references promotion_earnings (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, share_id) references shares (shop_id, id);

select protect_tenant_table('promotion_earnings');
select protect_tenant_table('shares');
