-- Members connect assistants by OAuth 2.1: clients that registered, what a member granted them, their codes and tokens,
-- and what they called.
set local lock_timeout = '5s';

create table assistant_clients (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null,
  -- A day after it registered; later once a member has connected it.
  expires_at timestamptz not null,
  primary key (shop_id, id)
);
create index assistant_clients_by_end on assistant_clients (shop_id, expires_at);
select protect_tenant_table('assistant_clients');

create table assistant_grants (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  -- The client may be deleted before the grant, so the name is kept here too.
  client_id uuid not null,
  client_name text not null,
  -- Where the code was sent: the host that the member saw.
  client_host text not null,
  scopes text[] not null,
  -- What orders may cost in a month of the shop's calendar; empty without that scope.
  month_most_minor bigint check (month_most_minor > 0),
  -- The address that its tokens are good for.
  resource text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Moves on with each refresh.
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('member', 'replaced', 'reuse', 'password', 'disabled', 'client')),
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  check ((ended_at is null) = (end_reason is null))
);
create index assistant_grants_of_member on assistant_grants (shop_id, member_id, created_at);
create index assistant_grants_by_end on assistant_grants (shop_id, expires_at);
create index assistant_grants_by_ended on assistant_grants (shop_id, ended_at) where ended_at is not null;
select protect_tenant_table('assistant_grants');

create table assistant_codes (
  shop_id uuid not null,
  code_hash bytea not null,
  grant_id uuid not null,
  member_id uuid not null,
  redirect_uri text not null,
  -- S256 of the verifier, in base64url.
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (shop_id, code_hash),
  foreign key (shop_id, grant_id) references assistant_grants (shop_id, id) on delete cascade,
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create index assistant_codes_by_end on assistant_codes (shop_id, expires_at);
create index assistant_codes_of_grant on assistant_codes (shop_id, grant_id);
create index assistant_codes_of_member on assistant_codes (shop_id, member_id);
select protect_tenant_table('assistant_codes');

create table assistant_tokens (
  shop_id uuid not null,
  token_hash bytea not null,
  kind text not null check (kind in ('access', 'refresh')),
  grant_id uuid not null,
  member_id uuid not null,
  expires_at timestamptz not null,
  -- A refresh token is used once. Used again, it ends the whole grant.
  used_at timestamptz,
  primary key (shop_id, token_hash),
  foreign key (shop_id, grant_id) references assistant_grants (shop_id, id) on delete cascade,
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create index assistant_tokens_by_end on assistant_tokens (shop_id, expires_at);
create index assistant_tokens_of_grant on assistant_tokens (shop_id, grant_id);
create index assistant_tokens_of_member on assistant_tokens (shop_id, member_id);
select protect_tenant_table('assistant_tokens');

create table assistant_calls (
  shop_id uuid not null,
  id uuid not null,
  grant_id uuid not null,
  member_id uuid not null,
  call text not null,
  state text not null check (state in ('done', 'refused', 'awaits', 'confirmed', 'declined')),
  -- Why it was refused: a code of ours.
  refusal text,
  at timestamptz not null,
  -- What awaits the member's confirmation: its input as JSON, byte for byte, its hash, and what it would cost.
  input text,
  input_hash bytea,
  amount_minor bigint check (amount_minor >= 0),
  expires_at timestamptz,
  decided_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, grant_id) references assistant_grants (shop_id, id) on delete cascade,
  foreign key (shop_id, member_id) references members (shop_id, id),
  check (state not in ('awaits', 'confirmed', 'declined') or (input_hash is not null and expires_at is not null))
);
create index assistant_calls_of_grant on assistant_calls (shop_id, grant_id, at desc, id desc);
create index assistant_calls_of_member on assistant_calls (shop_id, member_id, at);
create index assistant_calls_by_time on assistant_calls (shop_id, at);
select protect_tenant_table('assistant_calls');
