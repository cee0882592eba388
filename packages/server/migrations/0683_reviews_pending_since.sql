-- Since when staff have a declarer or an identity in review: an edit meanwhile keeps its place in their queue. Null: since its last change.
set local lock_timeout = '5s';
alter table declarers add column pending_since timestamptz;
alter table identities add column pending_since timestamptz;
