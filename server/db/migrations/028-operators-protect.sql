-- Operators exclude, limit and give breaks: whose step it was. Null: the player's own, a register's or a rule's.
alter table protection_step add column by_operator bigint references operator (id);
create index protection_step_by_operator on protection_step (subject, id desc) where by_operator is not null;
