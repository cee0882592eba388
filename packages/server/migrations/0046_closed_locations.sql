-- A shelf that takes nothing any more, for as long as it is closed: broken, full, or given to something else.
alter table locations add column closed_at timestamptz;
