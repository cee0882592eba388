-- What each member of staff has open, and when they last typed there: shown to colleagues who have the same open. One row for each
-- person, so the table never grows; it is swept within the hour.
set local lock_timeout = '5s';
create table staff_looks (
  shop_id uuid not null,
  staff_id uuid not null,
  noun text not null,
  subject_id uuid not null,
  looked_at timestamptz not null,
  typed_at timestamptz,
  primary key (shop_id, staff_id)
);
create index staff_looks_by_age on staff_looks (shop_id, looked_at);
alter table staff_looks add foreign key (shop_id, staff_id) references staff (shop_id, id);
select protect_tenant_table('staff_looks');
