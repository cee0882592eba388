-- What a member says of a signed order, once.
set local lock_timeout = '5s';
create table comments (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  order_id uuid not null,
  channel_id uuid not null,
  stars integer not null check (stars between 1 and 5),
  tags text[] not null default '{}',
  text text not null check (text <> ''),
  file_ids uuid[] not null default '{}',
  anonymous boolean not null,
  -- Given for it, as the shop's settings stood.
  points integer not null default 0 check (points >= 0),
  -- The shop's public answer; empty: none.
  answer text not null default '',
  answered_at timestamptz,
  answered_by uuid,
  -- Hidden from others, never from the member who wrote it.
  hidden_reason text not null default '',
  hidden_at timestamptz,
  hidden_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, order_id)
);
create index comments_by_member on comments (shop_id, member_id, id desc);
create index comments_by_channel on comments (shop_id, channel_id, id desc) include (stars) where hidden_at is null;
create index comments_unanswered on comments (shop_id, id) where answered_at is null and hidden_at is null;
alter table comments add foreign key (shop_id, member_id) references members (shop_id, id);
alter table comments add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table comments add foreign key (shop_id, channel_id) references channels (shop_id, id);
alter table comments add foreign key (shop_id, answered_by) references staff (shop_id, id);
alter table comments add foreign key (shop_id, hidden_by) references staff (shop_id, id);
select protect_tenant_table('comments');

-- Points for a comment.
alter table points_entries drop constraint points_entries_kind_check;
alter table points_entries add constraint points_entries_kind_check check (kind in
  ('earned', 'spent', 'returned', 'reversed', 'exchanged', 'shared', 'adjusted', 'commented')) not valid;
