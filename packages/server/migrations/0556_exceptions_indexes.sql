-- Lost orders, orders that wait for an address, and orders with a difference to pay: few among all.
create index concurrently if not exists orders_lost on orders (shop_id, lost_at) where lost_at is not null;
create index concurrently if not exists orders_pending_address on orders (shop_id, created_at) where address_pending;
create index concurrently if not exists orders_difference on orders (shop_id, packed_at) where state = 'awaitingPayment' and paid_minor > 0;
