-- Staff look for a payment by what it says in the bank: the amount, and perhaps the day.
create index concurrently if not exists payments_by_amount on payments (shop_id, amount_minor, id);
