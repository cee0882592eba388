-- A firm's own accounts at payment providers. Their secrets stand sealed in shop_secrets. An account is ended and never deleted:
-- payments name it.
set local lock_timeout = '5s';
create table payment_accounts (
  shop_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  live boolean not null,
  -- The last four characters of each secret, by its name: what is shown of it.
  secret_ends jsonb not null,
  -- The unguessable part of the address to which the provider reports.
  callback_key text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id) references shops (id)
);
create unique index payment_accounts_by_callback on payment_accounts (shop_id, callback_key);
select protect_tenant_table('payment_accounts');
revoke delete on payment_accounts from crossdock_app;

-- Which account a payment method is paid into: one at a time, whatever two people save at the same moment.
create table payment_account_methods (
  shop_id uuid not null,
  method text not null,
  account_id uuid not null,
  primary key (shop_id, method),
  foreign key (shop_id, account_id) references payment_accounts (shop_id, id)
);
create index payment_account_methods_by_account on payment_account_methods (shop_id, account_id);
select protect_tenant_table('payment_account_methods');

-- The one shop whose members the installation's own account (STRIPE_SECRET_KEY) serves, where STRIPE_SHOP names none. An
-- installation of one firm goes on as before; of several firms none is guessed. Of no shop, hence without row security.
create table installation_payee (
  only_one boolean primary key default true check (only_one),
  payee uuid not null
);
grant select on installation_payee to crossdock_app;
insert into installation_payee (payee)
select (array_agg(id))[1] from shops where not demo having count(*) = 1;
