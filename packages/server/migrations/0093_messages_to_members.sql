-- How members want to be told, by which ways each notice went, what shops say in it, and browsers that are told.
set local lock_timeout = '5s';

-- What a member has chosen besides the ways themselves (members.notice_channels).
create table notice_wishes (
  shop_id uuid not null,
  member_id uuid not null,
  -- `kind.way`: switched off though the way is on.
  off text[] not null default '{}',
  -- Minutes of the member's day.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_until integer check (quiet_until between 0 and 1439),
  digest_at integer check (digest_at between 0 and 1439),
  -- Null: the shop's.
  time_zone text,
  updated_at timestamptz not null,
  primary key (shop_id, member_id),
  check ((quiet_from is null) = (quiet_until is null))
);
alter table notice_wishes add foreign key (shop_id, member_id) references members (shop_id, id);
select protect_tenant_table('notice_wishes');

-- Each notice on each way that the shop uses for it: what became of it. A row that waits is written when its time has come.
create table notice_ways (
  shop_id uuid not null,
  notification_id uuid not null,
  way text not null check (way in ('email', 'sms', 'line', 'push')),
  member_id uuid not null,
  state text not null check (state in ('waiting', 'written', 'skipped')),
  due_at timestamptz,
  -- With the others of its day, in one message.
  gathered boolean not null default false,
  skipped_for text check (skipped_for in ('notChosen', 'unreachable', 'memberClosed')),
  message_ids uuid[] not null default '{}',
  primary key (shop_id, notification_id, way),
  check ((state = 'waiting') <= (due_at is not null)),
  check ((state = 'skipped') = (skipped_for is not null))
);
create index notice_ways_waiting on notice_ways (shop_id, due_at) where state = 'waiting';
alter table notice_ways add foreign key (shop_id, notification_id)
  references notifications (shop_id, id) on delete cascade;
select protect_tenant_table('notice_ways');

-- A shop's own words for an event, in one language.
create table notice_templates (
  shop_id uuid not null,
  event text not null,
  lang text not null check (lang in ('zh', 'tw', 'en')),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (shop_id, event, lang)
);
alter table notice_templates add foreign key (shop_id, updated_by) references staff (shop_id, id);
select protect_tenant_table('notice_templates');

-- Browsers that a member lets the shop write to. The row goes when the browser's push service says that it has ended.
create table push_subscriptions (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, endpoint)
);
create index push_subscriptions_by_member on push_subscriptions (shop_id, member_id);
alter table push_subscriptions add foreign key (shop_id, member_id) references members (shop_id, id);
select protect_tenant_table('push_subscriptions');

-- Whom a message is to, what it is about, and the page it leads to.
alter table outgoing_messages add column member_id uuid;
alter table outgoing_messages add column event text;
alter table outgoing_messages add column link text;
alter table outgoing_messages drop constraint outgoing_messages_channel_check;
alter table outgoing_messages add constraint outgoing_messages_channel_check
  check (channel in ('email', 'sms', 'line', 'push')) not valid;
-- No row has a member yet: the index is empty, and made in the time that one look through the table takes.
-- squawk-ignore require-concurrent-index-creation
create index outgoing_messages_by_member on outgoing_messages (shop_id, member_id, created_at desc)
  where member_id is not null;

-- Whether members are written to when it begins, and how far that has come.
alter table announcements add column tells boolean not null default false;
alter table announcements add column told_up_to uuid;
alter table announcements add column told_at timestamptz;
