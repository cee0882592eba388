-- What clerks gave back on one order alone, which is limited.
create index concurrently if not exists money_acts_on_order_prices on money_acts (shop_id, subject_id) where kind in ('orderPrice', 'orderChange');
