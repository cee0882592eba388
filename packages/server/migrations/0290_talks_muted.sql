-- Since when staff let a customer write nothing in a talk.
set local lock_timeout = '5s';
alter table talks add column muted_at timestamptz;
