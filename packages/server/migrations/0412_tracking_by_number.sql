-- What was recorded under a number is found by the key that keeps it from being recorded twice, which begins with the number too.
set local lock_timeout = '5s';
drop index if exists tracking_events_by_number;
