-- Jobs as they are left by the transaction whose work they go on with, in the same shop's shard: on a cluster the queue stands on
-- another node, and would commit by itself. From here they are moved into the queue, and the row goes.
set local lock_timeout = '5s';
create table waiting_jobs (
  shop_id uuid not null,
  -- Of the job in the queue too: one that is moved twice stands there once.
  id uuid not null,
  queue text not null,
  data jsonb not null,
  -- None: as soon as may be.
  start_at timestamptz,
  primary key (shop_id, id)
);
select protect_tenant_table('waiting_jobs');

-- When a code that was kept first was sent: a job that is run again sends no other.
alter table codes add column sent_at timestamptz;
