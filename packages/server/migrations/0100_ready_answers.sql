-- Answers that staff need again and again, in the three languages.
set local lock_timeout = '5s';
create table ready_answers (
  shop_id uuid not null,
  id uuid not null,
  -- What it is found by: a short name, such as `hours`.
  name text not null,
  zh text not null default '',
  tw text not null default '',
  en text not null default '',
  updated_by uuid,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, name),
  check (zh <> '' or tw <> '' or en <> '')
);
alter table ready_answers add foreign key (shop_id, updated_by) references staff (shop_id, id);
select protect_tenant_table('ready_answers');

alter table talk_messages validate constraint talk_messages_card_kind_check;
