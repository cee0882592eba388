-- Packages in transit of which nothing was heard for longer than their lane's own deliveries were ever quiet.
set local lock_timeout = '5s';
alter table packages
  -- When it was noticed, and the time of the last news then.
  add column quiet_at timestamptz,
  add column quiet_since timestamptz;
alter table exception_owners drop constraint exception_owners_kind_check;
alter table exception_owners add constraint exception_owners_kind_check check (kind in
  ('dispute', 'address', 'difference', 'lost', 'package', 'quiet', 'import')) not valid;
