-- An order of which something is paid and something due: what was paid before packing did not suffice.
set local lock_timeout = '5s';
alter table orders drop constraint orders_payment_state_check;
alter table orders add constraint orders_payment_state_check check (payment_state in
  ('none', 'pending', 'partly', 'paid', 'refunded')) not valid;
update orders set payment_state = 'partly' where payment_state = 'none' and paid_minor > 0 and state = 'awaitingPayment';
