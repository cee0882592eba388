-- A payment that its cardholder disputes at the bank. The provider takes the money from the firm's account, and gives it back or not.
set local lock_timeout = '5s';
create table chargebacks (
  shop_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  member_id uuid not null,
  -- Reported by the provider, or seen by staff in the provider's own pages.
  source text not null check (source in ('provider', 'hand')),
  -- The provider's name for it; empty if staff entered none.
  reference text not null,
  state text not null check (state in ('needsAnswer', 'underReview', 'won', 'lost', 'accepted')),
  amount_minor bigint not null check (amount_minor > 0),
  -- What is booked for it: gone and undecided, lost, and the provider's fee.
  held_minor bigint not null default 0 check (held_minor >= 0),
  lost_minor bigint not null default 0 check (lost_minor >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  reason text not null check
    (reason in ('fraud', 'notReceived', 'notAsDescribed', 'duplicate', 'refundMissing', 'cancelled', 'wrongAmount', 'other')),
  -- What the provider calls the reason.
  reason_text text not null default '',
  -- Until when the bank takes evidence; null: not known.
  answer_by timestamptz,
  note text not null default '',
  assigned_to uuid,
  -- The day on which staff sent the evidence, as they entered it.
  answered_on date,
  answered_by uuid,
  opened_at timestamptz not null,
  ended_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, payment_id) references payments (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, assigned_to) references staff (shop_id, id),
  foreign key (shop_id, answered_by) references staff (shop_id, id)
);
create unique index chargebacks_once on chargebacks (shop_id, payment_id, reference) where reference <> '';
create index chargebacks_by_payment on chargebacks (shop_id, payment_id);
create index chargebacks_by_member on chargebacks (shop_id, member_id, id desc);
create index chargebacks_open on chargebacks (shop_id, answer_by) where state in ('needsAnswer', 'underReview');
create index chargebacks_by_assignee on chargebacks (shop_id, assigned_to) where assigned_to is not null;
create index chargebacks_by_answerer on chargebacks (shop_id, answered_by) where answered_by is not null;
select protect_tenant_table('chargebacks');
revoke delete on chargebacks from crossdock_app;

-- Which chargeback the provider is asked about, and when: an event only says that something changed. An open one is asked about again.
create table chargeback_news (
  shop_id uuid not null,
  id uuid not null,
  provider text not null,
  account_id uuid,
  reference text not null,
  -- How often something was heard of it: an answer that was asked for before the last time does not count.
  times integer not null default 1,
  heard_at timestamptz not null,
  -- Taking it up moves this on, so that two processes do not ask at once.
  due_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, account_id) references payment_accounts (shop_id, id)
);
create unique index chargeback_news_once on chargeback_news (shop_id, provider, account_id, reference) nulls not distinct;
create index chargeback_news_due on chargeback_news (shop_id, due_at);
create index chargeback_news_by_account on chargeback_news (shop_id, account_id) where account_id is not null;
select protect_tenant_table('chargeback_news');

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in
  ('memberBalance', 'memberHeld', 'memberEarnings', 'cardClearing', 'chargebacks', 'bank', 'cash', 'revenue', 'fees', 'adjustments',
   'promotion', 'compensations', 'carrierFees', 'carrierDifferences', 'chargebackLosses', 'chargebackFees')) not valid;

alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth',
   'aftersales', 'purchase', 'order', 'dispute', 'rate', 'destination',
   'payout', 'statementLine', 'remittance', 'chargeback', 'sourceRefund', 'refundOutcome')) not valid;
