-- Which guest's talk went on in which member's at a login: staff who have the guest's one open find the member's.
set local lock_timeout = '5s';
create table talk_joins (
  shop_id uuid not null,
  guest_id uuid not null,
  member_id uuid not null,
  joined_at timestamptz not null,
  primary key (shop_id, guest_id)
);
create index talk_joins_by_age on talk_joins (shop_id, joined_at);
alter table talk_joins add foreign key (shop_id, member_id) references members (shop_id, id);
select protect_tenant_table('talk_joins');
