-- A table is read, and judged by a worker; one that cannot be judged or written ends after some tries, with its reason.
set local lock_timeout = '5s';
alter table vip_imports add column tries integer not null default 0;
-- Rows judged so far, while it is being read.
alter table vip_imports add column read_count integer not null default 0;
-- Which judgement of the rows it has: a change made of an older one is refused.
alter table vip_imports add column revision integer not null default 0;
-- The language of who uploaded it: names are said in it.
alter table vip_imports add column lang text not null default 'tw';
-- Why it was given up, and what went wrong in it, for staff.
alter table vip_imports add column failure text;
alter table vip_imports add column last_error text not null default '';
alter table vip_imports drop constraint vip_imports_state_check;
alter table vip_imports add constraint vip_imports_state_check check (state in ('reading', 'preview', 'writing', 'done')) not valid;
alter table vip_imports add constraint vip_imports_lang_check check (lang in ('zh', 'tw', 'en')) not valid;
alter table vip_import_rows drop constraint vip_import_rows_state_check;
alter table vip_import_rows add constraint vip_import_rows_state_check check (state in ('read', 'good', 'bad', 'known', 'made', 'failed')) not valid;
