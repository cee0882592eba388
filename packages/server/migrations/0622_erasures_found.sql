-- What an erasure looks for by the member: messages to their addresses, and logins.
create index concurrently if not exists outgoing_messages_by_recipient on outgoing_messages (shop_id, recipient);
create index concurrently if not exists security_events_of_member on security_events (shop_id, member_id) where member_id is not null;
create index concurrently if not exists security_events_by_name on security_events (shop_id, name) where name <> '';
