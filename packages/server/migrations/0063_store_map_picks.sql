-- A store that a member chooses on the map of a logistics provider: begun by a call, told once by the browser that comes back
-- from the map, and taken once by the session that began. What was taken proves the store of an address that is not listed.
create table store_map_picks (
  shop_id uuid not null,
  state_hash bytea not null,
  member_id uuid not null,
  session_id uuid not null,
  -- Where in the portal the browser goes on.
  back text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  number text,
  name text,
  address text,
  taken_at timestamptz,
  primary key (shop_id, state_hash)
);
create index store_map_picks_by_member on store_map_picks (shop_id, member_id, number);
select protect_tenant_table('store_map_picks');
