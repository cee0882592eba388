-- What one of the processes finds once a minute of the parts that the installation is made of, and how often on each day: the
-- page /status shows it. Of no shop, hence without row security.
set local lock_timeout = '5s';
create table installation_parts (
  part text primary key,
  checked_at timestamptz not null,
  works boolean not null,
  -- How long the oldest of what waits there has waited.
  waits_seconds integer not null
);
create table installation_days (
  day date not null,
  part text not null,
  checks integer not null,
  faults integer not null,
  primary key (day, part)
);
grant select, insert, update, delete on installation_parts, installation_days to crossdock_app;

-- When a backup was last known to be whole, whatever took it.
create table backups_taken (
  taken_at timestamptz primary key,
  way text not null
);
grant select on backups_taken to crossdock_app;
