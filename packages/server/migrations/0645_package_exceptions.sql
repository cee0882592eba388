-- A package can be lost by itself, and a problem can be about the package that its parcel is in.
set local lock_timeout = '5s';
alter table exception_owners drop constraint exception_owners_kind_check;
alter table exception_owners add constraint exception_owners_kind_check check (kind in
  ('dispute', 'address', 'difference', 'lost', 'package', 'import')) not valid;
alter table problem_pieces add column package_id uuid;
alter table problem_pieces add constraint problem_pieces_package
  foreign key (shop_id, package_id) references packages (shop_id, id) not valid;
