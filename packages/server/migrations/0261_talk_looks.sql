-- Which clerks have a talk open right now, and when they last typed: shown to each other, and swept within the hour.
set local lock_timeout = '5s';
create table talk_looks (
  shop_id uuid not null,
  talk_id uuid not null,
  staff_id uuid not null,
  looked_at timestamptz not null,
  typed_at timestamptz,
  primary key (shop_id, talk_id, staff_id)
);
create index talk_looks_by_age on talk_looks (shop_id, looked_at);
alter table talk_looks add foreign key (shop_id, talk_id) references talks (shop_id, id) on delete cascade;
alter table talk_looks add foreign key (shop_id, staff_id) references staff (shop_id, id);
select protect_tenant_table('talk_looks');
