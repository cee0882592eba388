-- Why a session was ended from elsewhere, for whoever comes with its token once more.
set local lock_timeout = '5s';
create table ended_sessions (
  shop_id uuid not null,
  token_hash bytea not null,
  why text not null check (why in ('disabled', 'password', 'elsewhere')),
  ended_at timestamptz not null,
  primary key (shop_id, token_hash)
);
select protect_tenant_table('ended_sessions');
