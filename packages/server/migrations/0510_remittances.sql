-- What carriers pay to the shop for orders that were paid on delivery: how each carrier writes its lists, the lists that were read,
-- and their lines. A line counts once ever for its carrier, whichever lists hold it: line_key says what it is.
set local lock_timeout = '5s';
create table remittance_maps (
  shop_id uuid not null,
  carrier_id uuid not null,
  encoding text not null,
  map jsonb not null,
  changed_at timestamptz not null,
  primary key (shop_id, carrier_id),
  foreign key (shop_id, carrier_id) references carriers (shop_id, id)
);
select protect_tenant_table('remittance_maps');

create table remittance_lists (
  shop_id uuid not null,
  id uuid not null,
  carrier_id uuid not null,
  filename text not null,
  added_count integer not null,
  known_count integer not null,
  wrong_count integer not null,
  imported_by uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, carrier_id) references carriers (shop_id, id),
  foreign key (shop_id, imported_by) references staff (shop_id, id)
);
create index remittance_lists_of_carrier on remittance_lists (shop_id, carrier_id);
create index remittance_lists_of_imported_by on remittance_lists (shop_id, imported_by);
select protect_tenant_table('remittance_lists');
revoke delete on remittance_lists from crossdock_app;

-- One payment of a carrier: the lines with one reference, or all lines of a list that names none.
create table remittances (
  shop_id uuid not null,
  id uuid not null,
  carrier_id uuid not null,
  list_id uuid not null,
  reference text not null,
  -- The last day that its lines name, else the day of the import.
  day date not null,
  primary key (shop_id, id),
  foreign key (shop_id, carrier_id) references carriers (shop_id, id),
  foreign key (shop_id, list_id) references remittance_lists (shop_id, id)
);
create unique index remittances_once on remittances (shop_id, carrier_id, reference) where reference <> '';
create index remittances_of_list on remittances (shop_id, list_id);
create index remittances_by_day on remittances (shop_id, day);
select protect_tenant_table('remittances');
revoke delete on remittances from crossdock_app;

create table remittance_lines (
  shop_id uuid not null,
  id uuid not null,
  list_id uuid not null,
  remittance_id uuid not null,
  carrier_id uuid not null,
  row_number integer not null,
  day date,
  tracking_number text not null,
  order_number text not null,
  collected_minor bigint not null check (collected_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor <= collected_minor),
  line_key text not null,
  -- accepted: booked. order_id is the order that it pays, expected_minor what the books said of it; both empty where it pays none.
  state text not null default 'open' check (state in ('open', 'task', 'accepted')),
  order_id uuid,
  expected_minor bigint not null default 0,
  remark text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  check (state = 'accepted' or (order_id is null and expected_minor = 0)),
  check (tracking_number <> '' or order_number <> ''),
  primary key (shop_id, id),
  foreign key (shop_id, list_id) references remittance_lists (shop_id, id),
  foreign key (shop_id, remittance_id) references remittances (shop_id, id),
  foreign key (shop_id, carrier_id) references carriers (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, decided_by) references staff (shop_id, id)
);
create unique index remittance_lines_once on remittance_lines (shop_id, carrier_id, line_key);
create unique index remittance_lines_of_order on remittance_lines (shop_id, order_id) where order_id is not null;
create index remittance_lines_of_list on remittance_lines (shop_id, list_id);
create index remittance_lines_of_remittance on remittance_lines (shop_id, remittance_id);
create index remittance_lines_open on remittance_lines (shop_id, state, id) where state <> 'accepted';
create index remittance_lines_by_tracking on remittance_lines (shop_id, tracking_number) where tracking_number <> '';
create index remittance_lines_by_order_number on remittance_lines (shop_id, order_number) where order_number <> '';
create index remittance_lines_of_decided_by on remittance_lines (shop_id, decided_by) where decided_by is not null;
select protect_tenant_table('remittance_lines');
revoke delete on remittance_lines from crossdock_app;

-- What a carrier keeps, and what it pays more or less than it collected.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in
  ('memberBalance', 'memberHeld', 'memberEarnings', 'cardClearing', 'bank', 'cash', 'revenue', 'fees', 'adjustments',
   'promotion', 'compensations', 'carrierFees', 'carrierDifferences')) not valid;

alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth',
   'aftersales', 'purchase', 'order', 'dispute', 'rate', 'destination',
   'payout', 'statementLine', 'remittance')) not valid;

-- A line of a bank's statement may also be a carrier's payment, or a payment by the shop's own code.
alter table statement_lines add column remittance_id uuid;
alter table statement_lines add column payment_id uuid;
alter table statement_lines add foreign key (shop_id, remittance_id) references remittances (shop_id, id) not valid;
alter table statement_lines add foreign key (shop_id, payment_id) references payments (shop_id, id) not valid;
alter table statement_lines drop constraint statement_lines_check;
alter table statement_lines add constraint statement_lines_check check
  ((state = 'linked') = (num_nonnulls(bank_transfer_id, remittance_id, payment_id) = 1)) not valid;
alter table statement_lines add constraint statement_lines_one_source check
  (num_nonnulls(bank_transfer_id, remittance_id, payment_id) <= 1) not valid;
