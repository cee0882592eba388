-- A view of a list can be shown to the whole shop. The columns that somebody chose for a list, and the view that it opens with:
-- their own, or a shared one of its owner.
set local lock_timeout = '5s';
alter table list_views add column shared boolean not null default false;
create table list_layouts (
  shop_id uuid not null,
  staff_id uuid not null,
  list text not null,
  columns jsonb not null default '[]',
  first_view_by uuid,
  first_view text not null default '',
  primary key (shop_id, staff_id, list),
  foreign key (shop_id, staff_id) references staff (shop_id, id)
);
select protect_tenant_table('list_layouts');
