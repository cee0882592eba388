-- The estimate of duty and tax that the member saw when the order was placed or last rewritten, with the table that it follows.
-- Null: placed before estimates were kept; it is computed from the table that was in force then.
set local lock_timeout = '5s';
alter table orders add column duty_estimate jsonb;

-- What is known of the price of a parcel's goods, beside what is declared: the highest value that was ever declared, and what staff
-- read on the proof of purchase. Both only warn that less is declared; nothing is computed from them.
alter table parcels add column forecast_value_minor bigint;
alter table parcels add column proven_paid_minor bigint;
alter table parcels add constraint parcels_proven_paid check (proven_paid_minor > 0) not valid;

-- Kept by the database, whoever writes the declared value: a server of the previous version, too.
create function keeps_forecast_value() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.forecast_value_minor := greatest(new.forecast_value_minor, new.declared_value_minor);
  else
    new.forecast_value_minor := greatest(old.forecast_value_minor, old.declared_value_minor, new.declared_value_minor);
  end if;
  return new;
end $$;
create trigger parcels_keep_forecast_value before insert on parcels
  for each row execute function keeps_forecast_value();
create trigger parcels_keep_forecast_value_again before update of declared_value_minor on parcels
  for each row when (old.declared_value_minor is distinct from new.declared_value_minor)
  execute function keeps_forecast_value();
