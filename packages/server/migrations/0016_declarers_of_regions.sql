-- Declarers are of the regions that the rules know; as with addresses, no loaded list of countries has to say so again.
alter table declarers drop constraint declarers_country_fkey;
