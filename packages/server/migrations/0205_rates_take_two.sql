-- What sets a rate, or says where money goes, waits for a second person like an act that moves money.
set local lock_timeout = '5s';
alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth',
   'aftersales', 'purchase', 'order', 'rate', 'destination')) not valid;
