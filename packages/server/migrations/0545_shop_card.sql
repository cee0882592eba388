-- The picture that messengers and social networks show beside a link to the shop; without one it is drawn.
set local lock_timeout = '5s';
alter table shops add column card_file_id uuid;
grant update (card_file_id) on shops to crossdock_app;
