-- Refunds to the source that staff sent for a member, and those of which two people said what came of them.
set local lock_timeout = '5s';
alter table source_refunds
  -- Who sent it for the member; null: the member.
  add column sent_by uuid,
  add column reason text not null default '',
  -- What two people found in the provider's own pages; undecided: the provider's answer counts.
  add column decided_as text not null default 'undecided' check (decided_as in ('undecided', 'arrived', 'notArrived')),
  add column decided_reference text not null default '',
  add column decided_reason text not null default '',
  add column decided_by uuid,
  add column decided_at timestamptz,
  -- What the provider answered afterwards, if it says otherwise; empty: nothing.
  add column contradiction text not null default '',
  -- Who has looked into that.
  add column contradiction_seen_by uuid,
  add foreign key (shop_id, sent_by) references staff (shop_id, id) not valid,
  add foreign key (shop_id, decided_by) references staff (shop_id, id) not valid,
  add foreign key (shop_id, contradiction_seen_by) references staff (shop_id, id) not valid;
