set local lock_timeout = '5s';
alter table orders validate constraint orders_payment_state_check;
