-- Statements of the shop's bank accounts: how each bank writes its tables, the files that were read, and their lines. A line counts
-- once ever, whichever files hold it: line_key says what it is.
set local lock_timeout = '5s';
create table statement_maps (
  shop_id uuid not null,
  bank_account_id uuid not null,
  encoding text not null,
  map jsonb not null,
  changed_at timestamptz not null,
  primary key (shop_id, bank_account_id),
  foreign key (shop_id, bank_account_id) references bank_accounts (shop_id, id)
);
select protect_tenant_table('statement_maps');

create table statement_imports (
  shop_id uuid not null,
  id uuid not null,
  bank_account_id uuid not null,
  filename text not null,
  format text not null check (format in ('camt', 'mt940', 'sheet')),
  added_count integer not null,
  known_count integer not null,
  wrong_count integer not null,
  first_day date,
  last_day date,
  imported_by uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, bank_account_id) references bank_accounts (shop_id, id),
  foreign key (shop_id, imported_by) references staff (shop_id, id)
);
create index statement_imports_of_bank_account on statement_imports (shop_id, bank_account_id);
create index statement_imports_of_imported_by on statement_imports (shop_id, imported_by);
select protect_tenant_table('statement_imports');
revoke delete on statement_imports from crossdock_app;

create table statement_lines (
  shop_id uuid not null,
  id uuid not null,
  import_id uuid not null,
  bank_account_id uuid not null,
  row_number integer not null,
  day date not null,
  at_time text,
  amount_minor bigint not null check (amount_minor <> 0),
  balance_minor bigint,
  reference text not null,
  note text not null,
  counter_name text not null,
  counter_account text not null,
  line_key text not null,
  -- linked: it is bank_transfer_id's money; while that one waits, so does the line, and if it is rejected, the line is open again.
  state text not null default 'open' check (state in ('open', 'task', 'aside', 'linked', 'credited')),
  bank_transfer_id uuid,
  member_id uuid,
  remark text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'linked') = (bank_transfer_id is not null)),
  check ((state = 'credited') = (member_id is not null)),
  primary key (shop_id, id),
  foreign key (shop_id, import_id) references statement_imports (shop_id, id),
  foreign key (shop_id, bank_account_id) references bank_accounts (shop_id, id),
  foreign key (shop_id, bank_transfer_id) references bank_transfers (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, decided_by) references staff (shop_id, id)
);
create unique index statement_lines_once on statement_lines (shop_id, bank_account_id, line_key);
create unique index statement_lines_of_bank_transfer on statement_lines (shop_id, bank_transfer_id)
  where bank_transfer_id is not null;
create index statement_lines_of_import on statement_lines (shop_id, import_id);
create index statement_lines_of_member on statement_lines (shop_id, member_id) where member_id is not null;
create index statement_lines_of_decided_by on statement_lines (shop_id, decided_by) where decided_by is not null;
create index statement_lines_by_day on statement_lines (shop_id, day desc, id desc);
create index statement_lines_unused on statement_lines (shop_id, bank_account_id, amount_minor)
  where amount_minor > 0 and state in ('open', 'task', 'linked');
select protect_tenant_table('statement_lines');
revoke delete on statement_lines from crossdock_app;

-- A line that fits nothing may become a member's balance, after a second person's look.
alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'statementLine', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth',
   'aftersales', 'purchase', 'order', 'dispute', 'rate', 'destination')) not valid;
