-- Who takes care of an exception that is not a problem with a parcel: a dispute, an order, an import.
set local lock_timeout = '5s';
create table exception_owners (
  shop_id uuid not null,
  kind text not null check (kind in ('dispute', 'address', 'difference', 'lost', 'import')),
  -- The dispute, order or import.
  subject_id uuid not null,
  staff_id uuid not null,
  taken_at timestamptz not null,
  primary key (shop_id, kind, subject_id),
  foreign key (shop_id) references shops (id),
  foreign key (shop_id, staff_id) references staff (shop_id, id)
);
create index exception_owners_of_staff on exception_owners (shop_id, staff_id);
create index exception_owners_by_time on exception_owners (shop_id, taken_at);
select protect_tenant_table('exception_owners');
-- Missing at picking, and labels that cannot be read.
alter table problem_pieces drop constraint problem_pieces_type_check;
alter table problem_pieces add constraint problem_pieces_type_check check (type in
  ('damaged', 'wet', 'wrongContent', 'forbidden', 'overLimits', 'noLabel', 'refusedPayment', 'short', 'missing', 'unreadable')) not valid;
