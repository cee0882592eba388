-- Messages to a browser end with the session in which they were switched on. Null: switched on before this was kept.
set local lock_timeout = '5s';
alter table push_subscriptions add column session_id uuid;
