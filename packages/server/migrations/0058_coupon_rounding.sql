-- How what a percentage takes off ends; coupons from before are rounded half up, as they were.
set local lock_timeout = '5s';
alter table coupons add column rounding text not null default 'halfUp';
alter table coupons add constraint coupons_rounding_check check (rounding in ('halfUp', 'up')) not valid;
