-- Assistants that name the address of a document about themselves instead of registering. Its id is made from the address.
set local lock_timeout = '5s';

alter table assistant_clients add column document_url text;
-- Until when what was read is used without reading it again.
alter table assistant_clients add column document_until timestamptz;
