-- Prices that hold: what a submitted order was quoted, until when, and the question about a higher price after measuring.
set local lock_timeout = '5s';
create table order_holds (
  shop_id uuid not null,
  order_id uuid not null,
  until_at timestamptz not null,
  -- The shop's rule as it was when the order was submitted.
  days integer not null check (days > 0),
  tolerance_percent integer not null check (tolerance_percent >= 0),
  answer_days integer not null check (answer_days > 0),
  coin_minor bigint not null check (coin_minor > 0),
  -- The quoted weight in grams, or the quoted volume in cm³ of a card that is priced by volume.
  load bigint not null check (load >= 0),
  by_volume boolean not null,
  -- The total that holds; its lines are the order's lines of the stage 'held'.
  total_minor bigint not null,
  -- The order was packed after the end of these days, so it was priced again.
  ended_at timestamptz,
  outcome text check (outcome in ('stands', 'lower', 'higher')),
  measured_load bigint not null default 0,
  answer text not null default 'none'
    check (answer in ('none', 'open', 'agreed', 'takenBack', 'expired', 'withdrawn')),
  asked_at timestamptz,
  answer_by timestamptz,
  answered_at timestamptz,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  check (answer <> 'open' or (asked_at is not null and answer_by is not null and answered_at is null))
);
create index order_holds_to_answer on order_holds (shop_id, answer_by) where answer = 'open';
select protect_tenant_table('order_holds');
revoke delete on order_holds from crossdock_app;

alter table order_lines drop constraint order_lines_stage_check;
alter table order_lines add constraint order_lines_stage_check
  check (stage in ('quote', 'bill', 'held')) not valid;
