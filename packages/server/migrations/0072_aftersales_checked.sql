-- In a transaction after the one that changed them: no writer waits while the rows are looked at.
alter table ledger_accounts validate constraint ledger_accounts_kind_check;
alter table money_acts validate constraint money_acts_kind_check;
