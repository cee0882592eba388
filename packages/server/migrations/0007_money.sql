-- Double entry: every movement is one row that takes from one account and gives to another. Rows are never changed
-- (see the grants at the end of 0008); balances follow in the same transaction.
create table ledger_accounts (
  shop_id uuid not null,
  id uuid not null,
  kind text not null check (kind in
    ('memberBalance', 'memberHeld', 'cardClearing', 'bank', 'cash', 'revenue', 'fees', 'adjustments')),
  member_id uuid,
  balance_minor bigint not null default 0,
  primary key (shop_id, id),
  check ((kind in ('memberBalance', 'memberHeld')) = (member_id is not null)),
  -- What a member owns can never go below zero. The shop's own accounts may.
  check (member_id is null or balance_minor >= 0)
);
create unique index ledger_accounts_of_member on ledger_accounts (shop_id, member_id, kind) where member_id is not null;
create unique index ledger_accounts_of_shop on ledger_accounts (shop_id, kind) where member_id is null;

create table ledger_transfers (
  shop_id uuid not null,
  id uuid not null,
  debit_account_id uuid not null,
  credit_account_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  kind text not null,
  -- Balances after this transfer: the before and after of a consumption record.
  debit_balance_minor bigint not null,
  credit_balance_minor bigint not null,
  order_id uuid,
  payment_id uuid,
  bank_transfer_id uuid,
  member_id uuid,
  staff_id uuid,
  memo text not null default '',
  at timestamptz not null,
  primary key (shop_id, id),
  check (debit_account_id <> credit_account_id)
);
create index ledger_transfers_by_debit on ledger_transfers (shop_id, debit_account_id, id desc);
create index ledger_transfers_by_credit on ledger_transfers (shop_id, credit_account_id, id desc);
create index ledger_transfers_by_order on ledger_transfers (shop_id, order_id) where order_id is not null;

create table payment_methods (
  shop_id uuid not null,
  code text not null check (code in ('balance', 'card', 'sandbox', 'bank', 'cod')),
  zh text not null,
  tw text not null,
  en text not null,
  -- Percentage fee in hundredths of a percent.
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 2000),
  for_orders boolean not null default true,
  for_recharge boolean not null default false,
  active boolean not null default true,
  position integer not null default 0,
  primary key (shop_id, code)
);

create table payments (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  purpose text not null check (purpose in ('order', 'recharge')),
  order_id uuid,
  method text not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  state text not null check (state in ('created', 'pending', 'succeeded', 'failed', 'expired', 'refunded')),
  provider text not null default '',
  provider_reference text,
  provider_url text,
  failure text not null default '',
  expires_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- Where the money went: money for an order that could no longer take it stays on the member's balance.
  settled_to text check (settled_to in ('order', 'balance')),
  primary key (shop_id, id),
  check ((purpose = 'order') = (order_id is not null))
);
create index payments_by_member on payments (shop_id, member_id, id desc);
create index payments_by_order on payments (shop_id, order_id) where order_id is not null;
create index payments_to_expire on payments (shop_id, expires_at) where state in ('created', 'pending');
create unique index payments_by_reference on payments (shop_id, provider, provider_reference)
  where provider_reference is not null;
-- At most one live payment for an order: the database, not the code, refuses the second charge.
create unique index payments_one_per_order on payments (shop_id, order_id)
  where purpose = 'order' and state in ('created', 'pending');

-- Webhook deliveries already seen; a replay conflicts and changes nothing.
create table provider_events (
  shop_id uuid not null,
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (shop_id, provider, event_id)
);

create table bank_accounts (
  shop_id uuid not null,
  id uuid not null,
  bank_name text not null,
  account_name text not null,
  account_number text not null,
  currency text not null,
  remark text not null default '',
  active boolean not null default true,
  position integer not null default 0,
  primary key (shop_id, id)
);

create table bank_transfers (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  bank_account_id uuid not null,
  transaction_number text not null,
  payer_name text not null,
  payer_phone text not null,
  amount_minor bigint not null check (amount_minor > 0),
  traded_at timestamptz not null,
  voucher_file_id uuid not null,
  -- Orders to be paid from this transfer once it is approved; the rest stays on the balance.
  order_ids uuid[] not null default array[]::uuid[],
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  reject_reason text not null default '',
  audited_by uuid,
  audited_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create index bank_transfers_by_member on bank_transfers (shop_id, member_id, id desc);
create index bank_transfers_to_audit on bank_transfers (shop_id, id) where state = 'pending';
-- One bank transaction is credited once, whoever files it.
create unique index bank_transfers_once on bank_transfers (shop_id, bank_account_id, lower(transaction_number))
  where state in ('pending', 'approved');

alter table ledger_accounts add foreign key (shop_id, member_id) references members (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, debit_account_id) references ledger_accounts (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, credit_account_id) references ledger_accounts (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, payment_id) references payments (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, bank_transfer_id) references bank_transfers (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, member_id) references members (shop_id, id);
alter table ledger_transfers add foreign key (shop_id, staff_id) references staff (shop_id, id);
alter table payments add foreign key (shop_id, member_id) references members (shop_id, id);
alter table payments add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table bank_transfers add foreign key (shop_id, member_id) references members (shop_id, id);
alter table bank_transfers add foreign key (shop_id, bank_account_id) references bank_accounts (shop_id, id);
alter table bank_transfers add foreign key (shop_id, voucher_file_id) references files (shop_id, id);
alter table bank_transfers add foreign key (shop_id, audited_by) references staff (shop_id, id);
