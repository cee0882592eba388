-- What members are told of, written with what happened. `listed`: it stands in the portal's list; `told_at`: mail and text
-- messages about it were written, or there were none to write.
create table notifications (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  event text not null,
  subject_id uuid,
  params jsonb not null,
  channels text[] not null,
  listed boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  told_at timestamptz,
  primary key (shop_id, id)
);
create index notifications_by_member on notifications (shop_id, member_id, id desc) where listed;
create index notifications_unread on notifications (shop_id, member_id) where listed and read_at is null;
create index notifications_untold on notifications (shop_id, id) where told_at is null;
select protect_tenant_table('notifications');

-- Which ways a member wants besides the list.
alter table members add column notice_channels text[] not null default array['email'];
