-- Keys with which a firm's own programs call: of each only the hash is kept, and what it is recognised by.
set local lock_timeout = '5s';
create table api_keys (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  -- How the key begins: enough to recognise it, nothing to call with.
  prefix text not null,
  token_hash bytea not null,
  permissions text[] not null,
  -- Addresses and networks from which it may be used; none: from anywhere.
  networks text[] not null default '{}',
  per_minute integer not null check (per_minute between 1 and 6000),
  made_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_ip text,
  revoked_at timestamptz,
  revoked_by uuid,
  primary key (shop_id, id),
  unique (shop_id, token_hash)
);
alter table api_keys add foreign key (shop_id, made_by) references staff (shop_id, id);
alter table api_keys add foreign key (shop_id, revoked_by) references staff (shop_id, id);
create index api_keys_by_time on api_keys (shop_id, created_at desc);
select protect_tenant_table('api_keys');

-- With which key an act was done, where a program did it.
alter table audit_log add column key_id uuid;
