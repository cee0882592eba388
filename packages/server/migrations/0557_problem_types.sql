-- The types that 0555 added hold for the rows that were there, too.
set local lock_timeout = '5s';
alter table problem_pieces validate constraint problem_pieces_type_check;
