set local lock_timeout = '5s';
-- Whether a picture was to be read beside the work.
alter table captchas add column pictured boolean not null default false;
