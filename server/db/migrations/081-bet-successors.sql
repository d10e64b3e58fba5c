-- A bet that was edited without a raise: nobody asked for a stake, so no slip of its successor stands here, and still it binds. The
-- newest one that lives on this bet's value, as the company has said it, and what that one came to; null: nothing yet.
alter table bet add column successor text;
alter table bet add column successor_revision int;
alter table bet add column successor_outcome text;
create index bet_of_successor on bet (company, successor) where successor is not null;
