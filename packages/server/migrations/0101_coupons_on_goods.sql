-- A coupon may be for goods of the shop, or for whatever it is used on.
set local lock_timeout = '5s';
alter table coupons drop constraint coupons_base_check;
alter table coupons add constraint coupons_base_check
  check (base in ('freight', 'total', 'goods', 'any')) not valid;
alter table purchases add constraint purchases_coupon
  foreign key (shop_id, member_coupon_id) references member_coupons (shop_id, id) not valid;
