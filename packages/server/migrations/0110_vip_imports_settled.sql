-- What staff have settled of imports that were given up, and what they said to the member of it.
set local lock_timeout = '5s';
alter table vip_imports add column settled_at timestamptz;
alter table vip_imports add column note text not null default '';
