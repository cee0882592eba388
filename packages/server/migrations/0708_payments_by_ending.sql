-- A member who names the account that they paid from is found by its last digits.
create index concurrently if not exists payments_by_ending on payments (shop_id, payer_ending) where payer_ending <> '';
