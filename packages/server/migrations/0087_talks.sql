-- Talks between customers and the shop: one for each member, and one for each guest who wrote.
set local lock_timeout = '5s';
create table talks (
  shop_id uuid not null,
  -- The customer: a member's own id, or that of a guest.
  id uuid not null,
  member_id uuid,
  guest_name text not null default '',
  lang text not null check (lang in ('zh', 'tw', 'en')),
  closed_at timestamptz,
  assigned_to uuid,
  last_seq integer not null default 0,
  last_text text not null default '',
  last_at timestamptz not null,
  -- The customer's first message that nobody has answered yet; null: answered.
  waiting_since timestamptz,
  customer_read_seq integer not null default 0,
  staff_read_seq integer not null default 0,
  customer_typed_at timestamptz,
  staff_typed_at timestamptz,
  -- Up to here the member was told by mail or in the list of messages.
  told_seq integer not null default 0,
  staff_seq integer not null default 0,
  staff_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check (member_id is null or member_id = id)
);
create index talks_latest on talks (shop_id, last_at desc);
create index talks_untold on talks (shop_id, staff_at) where member_id is not null and staff_seq > told_seq;
alter table talks add foreign key (shop_id, member_id) references members (shop_id, id);
alter table talks add foreign key (shop_id, assigned_to) references staff (shop_id, id);
select protect_tenant_table('talks');

create table talk_messages (
  shop_id uuid not null,
  talk_id uuid not null,
  seq integer not null check (seq > 0),
  -- Made by whoever wrote it: sent again, it is the same message.
  id uuid not null,
  author text not null check (author in ('customer', 'staff', 'shop', 'note')),
  staff_id uuid,
  text text not null default '',
  file_id uuid,
  card_kind text check (card_kind in ('parcel', 'order')),
  card_id uuid,
  card_number text not null default '',
  created_at timestamptz not null,
  primary key (shop_id, talk_id, seq),
  unique (shop_id, talk_id, id),
  check (text <> '' or file_id is not null or card_id is not null),
  check ((card_kind is null) = (card_id is null))
);
create index talk_messages_by_age on talk_messages (shop_id, created_at);
alter table talk_messages add foreign key (shop_id, talk_id) references talks (shop_id, id) on delete cascade;
alter table talk_messages add foreign key (shop_id, staff_id) references staff (shop_id, id);
select protect_tenant_table('talk_messages');

-- How long a customer waited for the first answer, each time.
create table talk_answers (
  shop_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  asked_at timestamptz not null,
  answered_at timestamptz not null,
  primary key (shop_id, id)
);
create index talk_answers_by_age on talk_answers (shop_id, answered_at);
alter table talk_answers add foreign key (shop_id, staff_id) references staff (shop_id, id);
select protect_tenant_table('talk_answers');
