-- What was given back for an order and what was paid for its loss or damage, beside what was paid for it; refunds of orders
-- above a clerk's limit; and parcels that were lost.
set local lock_timeout = '5s';
alter table orders add column given_back_minor bigint not null default 0;
alter table orders add column compensated_minor bigint not null default 0;
update orders set given_back_minor = sums.given_back, compensated_minor = sums.compensated
from (
  select shop_id, order_id,
    coalesce(sum(amount_minor) filter (where kind = 'orderRefund'), 0) as given_back,
    coalesce(sum(amount_minor) filter (where kind = 'compensation'), 0) as compensated
  from ledger_transfers
  where order_id is not null and kind in ('orderRefund', 'compensation')
  group by shop_id, order_id
) as sums
where sums.shop_id = orders.shop_id and sums.order_id = orders.id;

alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth',
   'aftersales', 'purchase', 'order')) not valid;
alter table parcels drop constraint parcels_state_check;
alter table parcels add constraint parcels_state_check check (state in
  ('forecast', 'received', 'shelved', 'requested', 'packed', 'shipped', 'signed', 'unclaimed', 'refused', 'returned', 'destroyed',
   'lost')) not valid;
