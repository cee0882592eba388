-- Members can log in with passkeys. A key works at the host where it was made, and nowhere else.
set local lock_timeout = '5s';

create table passkeys (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  -- How the authenticator names the key, in base64url.
  credential_id text not null,
  -- In COSE form, as the authenticator gave it.
  public_key bytea not null,
  -- How often the authenticator says that it was used. 0: it does not count.
  use_count bigint not null check (use_count >= 0),
  host text not null,
  name text not null,
  transports text[] not null default '{}',
  -- Whether it may be copied to other devices of its owner, and whether it was.
  syncable boolean not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, credential_id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create index passkeys_of_member on passkeys (shop_id, member_id, created_at);
select protect_tenant_table('passkeys');

-- A challenge that was given to a browser: taken once, by the first answer to it.
create table passkey_challenges (
  shop_id uuid not null,
  challenge_hash bytea not null,
  purpose text not null check (purpose in ('login', 'add', 'prove')),
  -- Who was asked; empty for a login.
  member_id uuid,
  expires_at timestamptz not null,
  primary key (shop_id, challenge_hash),
  foreign key (shop_id, member_id) references members (shop_id, id),
  check ((purpose = 'login') = (member_id is null))
);
create index passkey_challenges_by_age on passkey_challenges (shop_id, expires_at);
create index passkey_challenges_of_member on passkey_challenges (shop_id, member_id) where member_id is not null;
select protect_tenant_table('passkey_challenges');
