-- What a shop announces, and the guide for beginners.
set local lock_timeout = '5s';
create table announcements (
  shop_id uuid not null,
  id uuid not null,
  type text not null check (type in ('service', 'shipping', 'fees', 'customs', 'holiday', 'offer')),
  -- By language: title, html as it was cleaned, and its plain text.
  texts jsonb not null,
  file_ids uuid[] not null default '{}',
  pinned boolean not null default false,
  -- Shown over the page until it was read for its seconds and acknowledged.
  top boolean not null default false,
  read_seconds integer not null default 0 check (read_seconds between 0 and 120),
  members_only boolean not null default false,
  -- Empty: all.
  levels integer[] not null default '{}',
  countries text[] not null default '{}',
  channel_ids uuid[] not null default '{}',
  released boolean not null default false,
  publish_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (shop_id, id),
  check (not released or publish_at is not null)
);
create index announcements_by_publication on announcements (shop_id, publish_at desc) where released;
alter table announcements add foreign key (shop_id, updated_by) references staff (shop_id, id);
select protect_tenant_table('announcements');

create table announcement_reads (
  shop_id uuid not null,
  announcement_id uuid not null,
  member_id uuid not null,
  first_opened_at timestamptz not null,
  -- From when its seconds count.
  opened_at timestamptz not null,
  acknowledged_at timestamptz,
  primary key (shop_id, announcement_id, member_id)
);
create index announcement_reads_by_member on announcement_reads (shop_id, member_id, announcement_id);
alter table announcement_reads add foreign key (shop_id, announcement_id)
  references announcements (shop_id, id) on delete cascade;
alter table announcement_reads add foreign key (shop_id, member_id) references members (shop_id, id);
select protect_tenant_table('announcement_reads');

create table guide_articles (
  shop_id uuid not null,
  id uuid not null,
  position integer not null,
  texts jsonb not null,
  file_ids uuid[] not null default '{}',
  shown boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (shop_id, id)
);
alter table guide_articles add foreign key (shop_id, updated_by) references staff (shop_id, id);
select protect_tenant_table('guide_articles');

create table guide_votes (
  shop_id uuid not null,
  article_id uuid not null,
  member_id uuid not null,
  helpful boolean not null,
  voted_at timestamptz not null,
  primary key (shop_id, article_id, member_id)
);
create index guide_votes_by_member on guide_votes (shop_id, member_id);
alter table guide_votes add foreign key (shop_id, article_id) references guide_articles (shop_id, id) on delete cascade;
alter table guide_votes add foreign key (shop_id, member_id) references members (shop_id, id);
select protect_tenant_table('guide_votes');
