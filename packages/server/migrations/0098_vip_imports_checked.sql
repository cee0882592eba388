set local lock_timeout = '5s';
alter table vip_imports validate constraint vip_imports_state_check;
alter table vip_imports validate constraint vip_imports_lang_check;
alter table vip_import_rows validate constraint vip_import_rows_state_check;
