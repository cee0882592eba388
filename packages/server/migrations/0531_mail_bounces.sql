-- Addresses at which mail of the shop does not arrive, as a report from their server said, and how far the
-- mailboxes for such reports were read: the shop's own, or the installation's for mail that it sends for the shop.
set local lock_timeout = '5s';
create table mail_bounces (
  shop_id uuid not null,
  -- In lower case.
  address text not null,
  bounced_at timestamptz not null,
  -- As in RFC 3463: 5.1.1.
  status text not null,
  reason text not null,
  primary key (shop_id, address)
);
create table mailbox_reads (
  shop_id uuid not null,
  mailbox text not null check (mailbox in ('own', 'installation')),
  due_at timestamptz not null,
  read_at timestamptz,
  -- Why the last reading failed; empty if it did not.
  failure text not null default '',
  -- The mailbox's own numbers: messages up to the last one were read. Another validity counts them anew.
  uid_validity text not null default '',
  last_uid bigint,
  primary key (shop_id, mailbox)
);
select protect_tenant_table('mail_bounces');
select protect_tenant_table('mailbox_reads');
