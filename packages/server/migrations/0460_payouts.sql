-- Withdrawals that are paid together: a batch is built, approved by a second person, sent to the bank as a file, and each line
-- is then paid or returned. `bank_code` is what a bank's file needs beside the account; `gathered_at` says that a batch has the
-- withdrawal, so that neither its member nor a clerk decides it alone.
set local lock_timeout = '5s';
alter table withdrawals add column bank_code text not null default '';
alter table withdrawals add column gathered_at timestamptz;
alter table withdrawals add column returned_at timestamptz;
alter table withdrawals add column return_reason text not null default '';

create table payout_batches (
  shop_id uuid not null,
  id uuid not null,
  number text not null,
  state text not null check (state in ('built', 'approved', 'sent', 'done', 'cancelled')),
  currency text not null,
  line_count integer not null check (line_count > 0),
  total_minor bigint not null check (total_minor > 0),
  -- The file's form, the account it pays from and the day: as they were when it was built.
  file_terms jsonb not null,
  file_name text not null,
  file_sha256 text not null,
  built_by uuid not null,
  built_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  sent_by uuid,
  sent_at timestamptz,
  done_at timestamptz,
  cancelled_by uuid,
  cancelled_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, number),
  foreign key (shop_id, built_by) references staff (shop_id, id),
  foreign key (shop_id, approved_by) references staff (shop_id, id),
  foreign key (shop_id, sent_by) references staff (shop_id, id),
  foreign key (shop_id, cancelled_by) references staff (shop_id, id),
  check (approved_by <> built_by),
  check (state not in ('approved', 'sent', 'done') or approved_by is not null),
  check (state not in ('sent', 'done') or sent_by is not null)
);
create index payout_batches_by_builder on payout_batches (shop_id, built_by);
create index payout_batches_by_approver on payout_batches (shop_id, approved_by) where approved_by is not null;
create index payout_batches_by_sender on payout_batches (shop_id, sent_by) where sent_by is not null;
create index payout_batches_by_canceller on payout_batches (shop_id, cancelled_by) where cancelled_by is not null;

-- One payment of a batch, as it was when the batch was built. `source` says what is paid: other sources add their own column.
create table payout_lines (
  shop_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  position integer not null check (position > 0),
  source text not null check (source in ('withdrawal')),
  withdrawal_id uuid,
  member_id uuid not null,
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  payee_name text not null,
  account text not null,
  bank_code text not null,
  bank_name text not null,
  state text not null check (state in ('waiting', 'sent', 'paid', 'returned', 'released')),
  return_reason text not null default '',
  settled_by uuid,
  settled_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, batch_id, position),
  foreign key (shop_id, batch_id) references payout_batches (shop_id, id),
  foreign key (shop_id, withdrawal_id) references withdrawals (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, settled_by) references staff (shop_id, id),
  check ((source = 'withdrawal') = (withdrawal_id is not null))
);
-- A withdrawal is in one batch: only a cancelled batch lets another one have it.
create unique index payout_lines_once on payout_lines (shop_id, withdrawal_id) where state <> 'released' and withdrawal_id is not null;
create index payout_lines_by_withdrawal on payout_lines (shop_id, withdrawal_id) where withdrawal_id is not null;
create index payout_lines_by_member on payout_lines (shop_id, member_id);
create index payout_lines_by_settler on payout_lines (shop_id, settled_by) where settled_by is not null;

select protect_tenant_table('payout_batches');
select protect_tenant_table('payout_lines');
revoke delete on payout_batches, payout_lines from crossdock_app;

alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth',
   'aftersales', 'purchase', 'order', 'dispute', 'rate', 'destination',
   'payout', 'statementLine')) not valid;
