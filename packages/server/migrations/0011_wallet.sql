-- Earnings of the promotion programme are a member's money of its own kind; what rewards cost the shop is one account.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts drop constraint ledger_accounts_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in
  ('memberBalance', 'memberHeld', 'memberEarnings', 'cardClearing', 'bank', 'cash', 'revenue', 'fees', 'adjustments',
   'promotion')) not valid;
alter table ledger_accounts add constraint ledger_accounts_check
  check ((kind in ('memberBalance', 'memberHeld', 'memberEarnings')) = (member_id is not null)) not valid;
alter table ledger_accounts validate constraint ledger_accounts_kind_check;
alter table ledger_accounts validate constraint ledger_accounts_check;

create table withdrawals (
  shop_id uuid not null,
  id uuid not null,
  number text not null,
  member_id uuid not null,
  source text not null check (source in ('balance', 'earnings')),
  amount_minor bigint not null check (amount_minor > 0),
  account_type text not null check (account_type in ('bankCard', 'alipay', 'wechat', 'other')),
  account_name text not null,
  account text not null,
  bank_name text not null default '',
  account_file_id uuid not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  reject_reason text not null default '',
  audited_by uuid,
  audited_at timestamptz,
  -- The proof of the payout, and when it was handed in.
  voucher_file_id uuid,
  voucher_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number)
);
create index withdrawals_by_member on withdrawals (shop_id, member_id, id desc);
create index withdrawals_to_audit on withdrawals (shop_id, id) where state = 'pending';

create table recharge_offers (
  shop_id uuid not null,
  id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  bonus_minor bigint not null check (bonus_minor > 0),
  valid_from timestamptz not null,
  valid_to timestamptz,
  active boolean not null default true,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check (valid_to is null or valid_to > valid_from)
);

-- What an offer promised when the top-up began; it holds whatever the offer becomes.
alter table payments add column bonus_minor bigint not null default 0 check (bonus_minor >= 0);
alter table bank_transfers add column bonus_minor bigint not null default 0 check (bonus_minor >= 0);

-- Changes of a balance by staff; above the shop's amount a second person decides.
create table balance_adjustments (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  amount_minor bigint not null check (amount_minor <> 0),
  reason text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  requested_by uuid not null,
  reject_reason text not null default '',
  audited_by uuid,
  audited_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check (state <> 'approved' or audited_by is not null)
);
create index balance_adjustments_to_audit on balance_adjustments (shop_id, id) where state = 'pending';
create index balance_adjustments_by_member on balance_adjustments (shop_id, member_id, id desc);

-- A day of the shop's time zone, closed: every account's movements and balance as they were then.
create table day_closes (
  shop_id uuid not null,
  day date not null,
  accounts jsonb not null,
  transfer_count integer not null,
  sum_minor bigint not null,
  note text not null default '',
  closed_by uuid not null,
  closed_at timestamptz not null,
  primary key (shop_id, day)
);

alter table ledger_transfers add column withdrawal_id uuid;
alter table ledger_transfers add column adjustment_id uuid;
create index ledger_transfers_by_time on ledger_transfers (shop_id, at);

alter table withdrawals add foreign key (shop_id, member_id) references members (shop_id, id);
alter table withdrawals add foreign key (shop_id, account_file_id) references files (shop_id, id);
alter table withdrawals add foreign key (shop_id, voucher_file_id) references files (shop_id, id);
alter table withdrawals add foreign key (shop_id, audited_by) references staff (shop_id, id);
alter table balance_adjustments add foreign key (shop_id, member_id) references members (shop_id, id);
alter table balance_adjustments add foreign key (shop_id, requested_by) references staff (shop_id, id);
alter table balance_adjustments add foreign key (shop_id, audited_by) references staff (shop_id, id);
alter table day_closes add foreign key (shop_id, closed_by) references staff (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, withdrawal_id) references withdrawals (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, adjustment_id) references balance_adjustments (shop_id, id);

select protect_tenant_table('withdrawals');
select protect_tenant_table('recharge_offers');
select protect_tenant_table('balance_adjustments');
select protect_tenant_table('day_closes');
revoke update, delete on day_closes from crossdock_app;
revoke delete on withdrawals, balance_adjustments from crossdock_app;
