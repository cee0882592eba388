set local lock_timeout = '5s';
alter table payment_methods validate constraint payment_methods_code_check;
