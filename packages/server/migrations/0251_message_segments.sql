-- In how many parts a text message goes, by which its provider charges; null for everything else.
alter table outgoing_messages add column segments integer;
