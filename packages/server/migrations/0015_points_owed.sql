-- Points taken back after they were spent are owed: each entry says what it did to the balance and to what is owed, so
-- that both are the sums of their entries.
alter table points_entries add column owed_change integer not null default 0;
alter table points_entries drop constraint points_entries_amount_check;
alter table points_entries add constraint points_entries_changes
  check (amount <> 0 or owed_change <> 0) not valid;
alter table points_entries validate constraint points_entries_changes;
alter table points_balances add constraint points_balances_either check (balance = 0 or owed = 0) not valid;
alter table points_balances validate constraint points_balances_either;
create index points_entries_by_kind on points_entries (shop_id, kind, id desc);
