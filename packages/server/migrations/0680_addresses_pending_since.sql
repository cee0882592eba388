-- Since when staff have an address in review: an edit meanwhile keeps its place in their queue. Null: since its last change.
set local lock_timeout = '5s';
alter table addresses add column pending_since timestamptz;
