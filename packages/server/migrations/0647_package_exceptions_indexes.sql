-- Lost packages are few among all; so are problems of packages.
create index concurrently if not exists packages_lost on packages (shop_id, lost_at) where state = 'lost';
create index concurrently if not exists problem_pieces_by_package on problem_pieces (shop_id, package_id) where package_id is not null;
