-- Taiwan's electronic invoices. A firm's accounts at the providers that issue them: their keys stand sealed in shop_secrets. An account
-- is never deleted: invoices name it.
set local lock_timeout = '5s';
create table einvoice_accounts (
  shop_id uuid not null,
  id uuid not null,
  kind text not null,
  merchant_id text not null,
  live boolean not null,
  -- The last four characters of each key, by its name: what is shown of it.
  secret_ends jsonb not null,
  -- Since when invoices are issued with it; null: they are not. Orders that were paid before get none.
  active_since timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id) references shops (id)
);
create unique index einvoice_accounts_by_merchant on einvoice_accounts (shop_id, kind, live, merchant_id);
-- One at a time, whatever two people save at the same moment.
create unique index einvoice_accounts_active on einvoice_accounts (shop_id) where active_since is not null;
select protect_tenant_table('einvoice_accounts');
revoke delete on einvoice_accounts from crossdock_app;

-- What members want for their invoices.
create table einvoice_choices (
  shop_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('email', 'mobile', 'certificate', 'donation', 'company')),
  code text not null,
  title text not null,
  address text not null,
  updated_at timestamptz not null,
  primary key (shop_id, member_id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
select protect_tenant_table('einvoice_choices');

-- Invoices and allowances. Amounts include the tax and are minor units of TWD, always whole dollars.
create table einvoices (
  shop_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('invoice', 'allowance')),
  -- Of an allowance: its invoice.
  of_id uuid,
  account_id uuid not null,
  order_id uuid not null,
  member_id uuid not null,
  state text not null check (state in ('waiting', 'failed', 'issued', 'voiding', 'voidFailed', 'voided', 'dropped')),
  -- Our name for this try at the provider, which takes each once: after a lost answer it is asked by it.
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  taxable_minor bigint not null,
  zero_minor bigint not null,
  exempt_minor bigint not null,
  -- The tax in taxable_minor.
  tax_minor bigint not null,
  buyer jsonb not null,
  items jsonb not null,
  -- What the provider gave it; empty before.
  number text not null default '',
  random_code text not null default '',
  -- How often the provider was asked since it was last refused.
  tries integer not null default 0,
  -- What the provider said of what failed.
  why text not null default '',
  created_at timestamptz not null,
  -- When it is taken up next; taking it up moves this on, so that two processes do not work on one.
  due_at timestamptz,
  issued_at timestamptz,
  voided_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, of_id) references einvoices (shop_id, id),
  foreign key (shop_id, account_id) references einvoice_accounts (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  check ((kind = 'allowance') = (of_id is not null)),
  check (amount_minor = taxable_minor + zero_minor + exempt_minor)
);
create unique index einvoices_by_reference on einvoices (shop_id, reference);
create unique index einvoices_by_number on einvoices (shop_id, kind, number) where number <> '';
create index einvoices_by_order on einvoices (shop_id, order_id, id);
create index einvoices_by_member on einvoices (shop_id, member_id);
create index einvoices_by_account on einvoices (shop_id, account_id);
create index einvoices_by_invoice on einvoices (shop_id, of_id) where of_id is not null;
create index einvoices_by_time on einvoices (shop_id, created_at, id);
create index einvoices_by_issue on einvoices (shop_id, issued_at, id) where issued_at is not null;
create index einvoices_to_send on einvoices (shop_id, due_at) where due_at is not null;
select protect_tenant_table('einvoices');
revoke delete on einvoices from crossdock_app;

-- Orders whose payments changed and whose invoices are still to be brought to them.
create table einvoices_due (
  shop_id uuid not null,
  order_id uuid not null,
  since timestamptz not null,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index einvoices_due_by_time on einvoices_due (shop_id, since);
select protect_tenant_table('einvoices_due');
