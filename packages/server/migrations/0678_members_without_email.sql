-- Replaced by members_by_email and members_one_email.
drop index concurrently if exists members_email;
