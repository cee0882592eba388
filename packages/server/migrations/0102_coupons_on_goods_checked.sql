set local lock_timeout = '5s';
alter table coupons validate constraint coupons_base_check;
alter table purchases validate constraint purchases_coupon;
