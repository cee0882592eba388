-- What could not be done by itself: one thing of a kind of work that failed, and rests until it is tried again. What follows a
-- payment and failed alone stands here with what it needs. A row goes once it is done.
set local lock_timeout = '5s';
create table open_work (
  shop_id uuid not null,
  -- A kind of work (domain/src/shops/sweeps.ts).
  kind text not null,
  -- Which thing; empty for a look that failed as a whole.
  item text not null,
  -- Its number, as staff know it.
  label text not null default '',
  -- What the work needs, where nothing else tells it.
  data jsonb,
  tries integer not null default 1,
  since timestamptz not null,
  failed_at timestamptz not null,
  due_at timestamptz not null,
  why text not null,
  primary key (shop_id, kind, item)
);
create index open_work_by_due on open_work (shop_id, due_at);
select protect_tenant_table('open_work');
