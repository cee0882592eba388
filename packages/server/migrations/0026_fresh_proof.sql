-- When whoever holds a session last proved who they are, and when it ends however much it is used. Null in a row of an
-- older version: as old as the row.
alter table sessions add column proven_at timestamptz;
alter table sessions add column ends_at timestamptz;

-- A session that a phone lets in is as old as the phone's own.
alter table qr_logins add column proven_at timestamptz;
alter table qr_logins add column ends_at timestamptz;

-- What a member's phone or email was before it was changed, for as long as whoever had it can take it back.
create table contact_changes (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  token_hash bytea not null,
  area_code text,
  phone text,
  email text,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, token_hash),
  foreign key (shop_id, member_id) references members (shop_id, id),
  check ((email is null) <> (phone is null)),
  check ((phone is null) = (area_code is null))
);
create index contact_changes_by_member on contact_changes (shop_id, member_id, changed_at);
create index contact_changes_by_age on contact_changes (shop_id, expires_at);
select protect_tenant_table('contact_changes');
