-- The sweep of forecasts reads the longest unchanged ones alone.
create index concurrently if not exists parcels_forecast_by_change on parcels (shop_id, updated_at) where state = 'forecast';
