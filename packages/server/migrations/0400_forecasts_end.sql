-- A forecast whose parcel never came ends by the shop's rule, after a message to its member.
set local lock_timeout = '5s';
alter table parcels add column end_told_at timestamptz;
alter table parcels drop constraint parcels_state_check;
alter table parcels add constraint parcels_state_check check (state in
  ('forecast', 'received', 'shelved', 'requested', 'packed', 'shipped', 'signed', 'unclaimed', 'refused', 'returned', 'destroyed',
   'lost', 'expired')) not valid;
