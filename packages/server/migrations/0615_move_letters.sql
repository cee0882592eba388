-- Moved members get one message each with a link by which they set their first password.
set local lock_timeout = '5s';
create table move_letters (
  shop_id uuid not null,
  member_id uuid not null,
  -- needless: they had set a password by then; unreachable: neither mail nor phone reaches them.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'needless', 'unreachable')),
  channel text check (channel in ('email', 'sms')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  sent_at timestamptz,
  primary key (shop_id, member_id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, asked_by) references staff (shop_id, id)
);
create index move_letters_waiting on move_letters (shop_id, member_id) where state = 'waiting';
create index move_letters_by_time on move_letters (shop_id, sent_at) where sent_at is not null;
create index move_letters_by_asker on move_letters (shop_id, asked_by);
select protect_tenant_table('move_letters');
