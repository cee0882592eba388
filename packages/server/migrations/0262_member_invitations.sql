-- Links by which somebody whom staff know becomes a member without a code: phone and email are vouched for by who made it.
set local lock_timeout = '5s';
create table member_invitations (
  shop_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  name text not null,
  area_code text not null,
  phone text not null,
  email text not null,
  invited_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Whom it made a member.
  member_id uuid,
  primary key (shop_id, id),
  unique (shop_id, token_hash)
);
create index member_invitations_by_end on member_invitations (shop_id, expires_at);
alter table member_invitations add foreign key (shop_id, invited_by) references staff (shop_id, id);
alter table member_invitations add foreign key (shop_id, member_id) references members (shop_id, id);
select protect_tenant_table('member_invitations');
