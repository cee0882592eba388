-- The shop's names for its members' levels, and from what freight paid in all a member rises to one by itself.
create table member_levels (
  shop_id uuid not null,
  level integer not null check (level between 1 and 20),
  zh text not null,
  tw text not null,
  en text not null,
  from_paid_minor bigint check (from_paid_minor > 0),
  primary key (shop_id, level)
);
select protect_tenant_table('member_levels');

-- How a member reaches the staff that look after them.
alter table staff add column phone text not null default '';
alter table staff add column messenger text not null default '';
