-- Whatever creates or pays out money, by whom, worth how much, and who confirmed it: one table for every way. What one
-- clerk does alone within a day of the shop's clock is summed in clerk_days, whose row is locked while it is looked at.
create table money_acts (
  shop_id uuid not null,
  id uuid not null,
  kind text not null check (kind in
    ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit')),
  -- The row that it is about, where there was one before: a transfer, a withdrawal, a coupon, a proof.
  subject_id uuid,
  member_id uuid,
  worth_minor bigint not null check (worth_minor >= 0),
  -- What is carried out once it is confirmed.
  asked jsonb not null default '{}',
  reason text not null default '',
  day date not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  reject_reason text not null default '',
  requested_by uuid not null,
  requested_ip text not null default '',
  audited_by uuid,
  audited_ip text not null default '',
  audited_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check (state <> 'approved' or audited_by is not null),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, requested_by) references staff (shop_id, id),
  foreign key (shop_id, audited_by) references staff (shop_id, id)
);
create index money_acts_to_confirm on money_acts (shop_id, id) where state = 'pending';
create index money_acts_by_member on money_acts (shop_id, member_id, id desc) where member_id is not null;
create index money_acts_by_day on money_acts (shop_id, day);
create unique index money_acts_one_waiting on money_acts (shop_id, kind, subject_id)
  where state = 'pending' and subject_id is not null;

create table clerk_days (
  shop_id uuid not null,
  staff_id uuid not null,
  day date not null,
  alone_minor bigint not null default 0 check (alone_minor >= 0),
  primary key (shop_id, staff_id, day),
  foreign key (shop_id, staff_id) references staff (shop_id, id)
);

-- Changes of balances were the first kind; their table stays as it is for versions that still read it. Row security is
-- forced on the owner too, who reads the rows of all shops here.
alter table balance_adjustments no force row level security;
insert into money_acts (shop_id, id, kind, member_id, worth_minor, asked, reason, day, state, reject_reason, requested_by,
  audited_by, audited_at, created_at)
select a.shop_id, a.id, 'adjustment', a.member_id, abs(a.amount_minor), jsonb_build_object('amountMinor', a.amount_minor),
  a.reason, (a.created_at at time zone s.time_zone)::date, a.state, a.reject_reason, a.requested_by, a.audited_by,
  a.audited_at, a.created_at
from balance_adjustments a join shops s on s.id = a.shop_id;
alter table balance_adjustments force row level security;
insert into clerk_days (shop_id, staff_id, day, alone_minor)
select shop_id, requested_by, day, sum(worth_minor) from money_acts
where state = 'approved' and audited_by = requested_by group by shop_id, requested_by, day;

-- An entry's adjustment is now an act; the ids of the old ones are the same.
alter table ledger_transfers drop constraint ledger_transfers_shop_id_adjustment_id_fkey;

select protect_tenant_table('money_acts');
select protect_tenant_table('clerk_days');
revoke delete on money_acts, clerk_days from crossdock_app;
