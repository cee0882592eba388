-- A shop moves in from its old system: each uploaded file with its rows, the columns that a clerk matched, and which of our rows
-- belongs to a number of the old system.
set local lock_timeout = '5s';
create table move_imports (
  shop_id uuid not null,
  id uuid not null,
  kind text not null,
  filename text not null,
  state text not null check (state in ('reading', 'preview', 'writing', 'done', 'undoing', 'undone')),
  heads text[] not null,
  -- For each of our columns the head of the file's.
  columns jsonb not null,
  row_count integer not null,
  -- The last row that was judged, written or taken back: a process that is killed goes on from here.
  at_row integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  same_count integer not null default 0,
  faulty_count integer not null default 0,
  written_count integer not null default 0,
  failed_count integer not null default 0,
  undone_count integer not null default 0,
  kept_count integer not null default 0,
  -- Of balances and points: what the file holds, what would be entered, in absolute numbers, and what was entered.
  total bigint not null default 0,
  entering bigint not null default 0,
  entered bigint not null default 0,
  created_by uuid not null,
  created_at timestamptz not null,
  applied_by uuid,
  applied_at timestamptz,
  -- Another person agreed, where two are needed.
  agreed_by uuid,
  ended_at timestamptz,
  undone_by uuid,
  undone_at timestamptz,
  progress_at timestamptz not null,
  tries integer not null default 0,
  failure text not null default '',
  -- Of one that was never applied.
  expires_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, created_by) references staff (shop_id, id),
  foreign key (shop_id, applied_by) references staff (shop_id, id),
  foreign key (shop_id, agreed_by) references staff (shop_id, id),
  foreign key (shop_id, undone_by) references staff (shop_id, id)
);
create index move_imports_worked_on on move_imports (shop_id, progress_at) where state in ('reading', 'writing', 'undoing');
create index move_imports_expire on move_imports (shop_id, expires_at) where expires_at is not null;
create index move_imports_by_creator on move_imports (shop_id, created_by);
create index move_imports_by_applier on move_imports (shop_id, applied_by) where applied_by is not null;
create index move_imports_by_second on move_imports (shop_id, agreed_by) where agreed_by is not null;
create index move_imports_by_undoer on move_imports (shop_id, undone_by) where undone_by is not null;
select protect_tenant_table('move_imports');

create table move_rows (
  shop_id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  cells text[] not null,
  state text not null check (state in ('read', 'new', 'changed', 'same', 'faulty', 'written', 'failed', 'undone', 'kept')),
  faults jsonb not null default '[]',
  -- What was written, and what was there before; nothing was where the row was new.
  subject_id uuid,
  before jsonb,
  amount bigint not null default 0,
  expires_at timestamptz not null,
  primary key (shop_id, import_id, row_number)
);
create index move_rows_by_state on move_rows (shop_id, import_id, state, row_number);
create index move_rows_expire on move_rows (shop_id, expires_at);
select protect_tenant_table('move_rows');

-- What the old system calls something of ours, and the sum entered under that name.
create table move_keys (
  shop_id uuid not null,
  kind text not null,
  key text not null,
  subject_id uuid not null,
  amount bigint not null default 0,
  primary key (shop_id, kind, key)
);
select protect_tenant_table('move_keys');

create table move_maps (
  shop_id uuid not null,
  kind text not null,
  columns jsonb not null,
  primary key (shop_id, kind)
);
select protect_tenant_table('move_maps');

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in
  ('memberBalance', 'memberHeld', 'memberEarnings', 'cardClearing', 'chargebacks', 'bank', 'cash', 'revenue', 'fees', 'adjustments',
   'promotion', 'compensations', 'carrierFees', 'carrierDifferences', 'chargebackLosses', 'chargebackFees',
   'openingBalances')) not valid;

alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth',
   'aftersales', 'purchase', 'order', 'dispute', 'rate', 'destination',
   'payout', 'statementLine', 'remittance', 'chargeback', 'sourceRefund', 'refundOutcome', 'moveIn')) not valid;

alter table points_entries drop constraint points_entries_kind_check;
alter table points_entries add constraint points_entries_kind_check check (kind in
  ('earned', 'spent', 'returned', 'reversed', 'exchanged', 'shared', 'adjusted', 'commented', 'opening')) not valid;
