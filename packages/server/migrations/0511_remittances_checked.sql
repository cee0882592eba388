-- In a transaction after the one that changed them: no writer waits while the rows are looked at.
set local lock_timeout = '5s';
alter table ledger_accounts validate constraint ledger_accounts_kind_check;
alter table money_acts validate constraint money_acts_kind_check;
alter table statement_lines validate constraint statement_lines_check;
alter table statement_lines validate constraint statement_lines_one_source;
alter table statement_lines validate constraint statement_lines_shop_id_remittance_id_fkey;
alter table statement_lines validate constraint statement_lines_shop_id_payment_id_fkey;
