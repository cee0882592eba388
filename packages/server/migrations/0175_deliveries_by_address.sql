-- What an address waits for is found past what another one, which has been down for days, has left behind.
-- squawk-ignore require-concurrent-index-creation
create index webhook_deliveries_of_address on webhook_deliveries (shop_id, webhook_id, due_at, id)
  where state = 'waiting';
