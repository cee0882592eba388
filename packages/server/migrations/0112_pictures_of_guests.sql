-- Guests of the chat send pictures, too: such a file is the guest's until the login makes it the member's.
set local lock_timeout = '5s';
alter table files add column guest_id uuid;
