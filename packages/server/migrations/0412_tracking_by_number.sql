-- What was recorded under a number is found by the key that keeps it from being recorded twice, which begins with the number too.
drop index concurrently if exists tracking_events_by_number;
