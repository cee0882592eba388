set local lock_timeout = '5s';
alter table payments validate constraint payments_purchase;
alter table payments validate constraint payments_purpose_check;
alter table payments validate constraint payments_of_purchase;
alter table ledger_transfers validate constraint ledger_transfers_purchase;
alter table member_coupons validate constraint member_coupons_purchase;
alter table money_acts validate constraint money_acts_kind_check;
alter table member_coupons validate constraint member_coupons_check;
