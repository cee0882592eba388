-- Secrets of a shop that no call ever answers, such as the secret of its messenger channel.
create table shop_secrets (
  shop_id uuid not null,
  name text not null,
  value text not null,
  updated_at timestamptz not null,
  primary key (shop_id, name)
);

-- A member's account at a messenger or official account: one of each, and each belongs to one member.
create table messenger_bindings (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  provider text not null check (provider in ('line', 'wechat')),
  subject text not null,
  display_name text not null default '',
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, provider, subject),
  unique (shop_id, provider, member_id)
);

-- A sign-in that was sent to a messenger and has not come back: what its answer must match.
create table messenger_logins (
  shop_id uuid not null,
  state_hash bytea not null,
  provider text not null check (provider in ('line', 'wechat')),
  purpose text not null check (purpose in ('login', 'bind')),
  member_id uuid,
  nonce text not null default '',
  code_verifier text not null default '',
  -- Known once the messenger has answered: a guest without an account registers with it.
  subject text,
  display_name text not null default '',
  expires_at timestamptz not null,
  primary key (shop_id, state_hash),
  check ((purpose = 'bind') = (member_id is not null))
);
create index messenger_logins_by_age on messenger_logins (shop_id, expires_at);

-- A desktop that shows a code and waits for a phone that is logged in.
create table qr_logins (
  shop_id uuid not null,
  id uuid not null,
  secret_hash bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'scanned', 'confirmed', 'refused', 'used')),
  member_id uuid,
  user_agent text not null default '',
  ip text not null default '',
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check ((member_id is null) = (state = 'waiting'))
);
create index qr_logins_by_age on qr_logins (shop_id, expires_at);

alter table messenger_bindings add foreign key (shop_id, member_id) references members (shop_id, id);
alter table messenger_logins add foreign key (shop_id, member_id) references members (shop_id, id);
alter table qr_logins add foreign key (shop_id, member_id) references members (shop_id, id);

select protect_tenant_table('shop_secrets');
select protect_tenant_table('messenger_bindings');
select protect_tenant_table('messenger_logins');
select protect_tenant_table('qr_logins');
