-- Members are told once by each age at which the shop calls a problem overdue.
set local lock_timeout = '5s';
alter table problem_pieces add column told_days integer not null default 0;
