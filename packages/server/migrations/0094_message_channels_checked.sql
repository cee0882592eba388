-- In a transaction after the one that added it: no writer waits while the rows are looked at.
alter table outgoing_messages validate constraint outgoing_messages_channel_check;
