-- A carrier's payment, and a payment by the shop's own code, is one line of the bank's statements.
create unique index concurrently if not exists statement_lines_of_remittance on statement_lines (shop_id, remittance_id) where remittance_id is not null;
create unique index concurrently if not exists statement_lines_of_payment on statement_lines (shop_id, payment_id) where payment_id is not null;
