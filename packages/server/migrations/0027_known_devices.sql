-- Devices from which a member or staff have logged in: strangers' wrong tries do not count against them.
create table known_devices (
  shop_id uuid not null,
  -- Of a member or of staff.
  account_id uuid not null,
  device_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (shop_id, account_id, device_hash)
);
select protect_tenant_table('known_devices');

-- How much work a captcha cost whoever solved it; a picture costs none.
alter table captchas add column weight integer not null default 0;
