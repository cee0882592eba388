-- Packages that are on their way take over what their orders know. Those of orders that have ended are read by their order's state.
set local lock_timeout = '5s';
update packages set
  state = case when orders.lost_at is null then 'shipped' else 'lost' end,
  carrier_id = orders.carrier_id,
  forwarding_number = orders.forwarding_number,
  shipped_at = orders.shipped_at,
  lost_at = orders.lost_at,
  lost_reason = orders.lost_reason
from orders
where orders.shop_id = packages.shop_id and orders.id = packages.order_id
  and orders.state = 'awaitingSignature' and packages.state = 'packed';
alter table packages validate constraint packages_shop_id_carrier_id_fkey;
