-- Making every point worth more creates money for all who have some: an act as any other.
set local lock_timeout = '5s';
alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth')) not valid;
