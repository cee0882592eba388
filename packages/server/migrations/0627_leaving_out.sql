-- Kinds of problems and answers that concern an order: without the parcel, waiting for it, another address, sent again.
set local lock_timeout = '5s';
alter table problem_pieces drop constraint problem_pieces_type_check;
alter table problem_pieces add constraint problem_pieces_type_check check (type in
  ('damaged', 'wet', 'wrongContent', 'forbidden', 'overLimits', 'noLabel', 'refusedPayment', 'short', 'missing', 'unreadable',
   'badAddress', 'sentBack')) not valid;
alter table problem_pieces drop constraint problem_pieces_choice_check;
alter table problem_pieces add constraint problem_pieces_choice_check check (choice in
  ('ship', 'return', 'destroy', 'proof', 'talk', 'without', 'wait', 'address', 'resend')) not valid;
