-- How often the label of a thing was printed, so that the second one says that it is a copy.
set local lock_timeout = '5s';
create table label_prints (
  shop_id uuid not null,
  kind text not null,
  -- The parcel, package, order, location or member.
  subject_id uuid not null,
  copies integer not null check (copies > 0),
  last_at timestamptz not null,
  primary key (shop_id, kind, subject_id),
  foreign key (shop_id) references shops (id)
);
create index label_prints_by_time on label_prints (shop_id, last_at);
select protect_tenant_table('label_prints');
