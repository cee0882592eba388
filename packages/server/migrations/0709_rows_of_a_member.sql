-- A member has one shop. Without knowing it, the planner takes "of this shop and of this member" for two independent
-- conditions, expects a single row, and reads the shop's warehouses and goods types again for each parcel of a page.
-- It knows after the next analyze.
create statistics if not exists parcels_of_member (dependencies) on shop_id, member_id from parcels;
create statistics if not exists orders_of_member (dependencies) on shop_id, member_id from orders;
