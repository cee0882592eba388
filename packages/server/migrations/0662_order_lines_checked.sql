set local lock_timeout = '5s';
alter table order_lines validate constraint order_lines_stage_check;
