-- A withdrawal can be the refund of an order or a purchase to a bank account: of which, and its number as people write it.
set local lock_timeout = '5s';
alter table withdrawals
  add column refund_of uuid,
  add column refund_number text not null default '';
