-- The queue of the shipping desk contains orders with packages that have not left yet.
create index concurrently if not exists orders_partly_shipped on orders (shop_id, id) where partly_shipped;
