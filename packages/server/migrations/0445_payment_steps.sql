-- What a payer scans or types elsewhere; when the provider is asked next what nobody reported; the amounts of a shop's account.
set local lock_timeout = '5s';
alter table payments add column step jsonb;
alter table payments add column ask_at timestamptz;
alter table payment_account_methods add column least_minor bigint;
alter table payment_account_methods add column most_minor bigint;
alter table payment_methods drop constraint payment_methods_code_check;
alter table payment_methods add constraint payment_methods_code_check check (code in (
  'balance', 'card', 'linePay', 'atm', 'storeCode', 'storeBarcode', 'promptPay', 'trueMoney', 'fpx', 'duitNow', 'grabPay', 'alipay',
  'fps', 'sandbox', 'bank', 'cod')) not valid;

-- Providers name a payment by what we give them, and some take no name twice: each try has its own. Money that comes for a second
-- try of one payment is credited as well, so a try is paid once.
create table payment_tries (
  shop_id uuid not null,
  reference text not null,
  payment_id uuid not null,
  made_at timestamptz not null,
  paid_at timestamptz,
  primary key (shop_id, reference),
  foreign key (shop_id, payment_id) references payments (shop_id, id)
);
create index payment_tries_by_payment on payment_tries (shop_id, payment_id);
select protect_tenant_table('payment_tries');
