-- An operator's account opens when those who stand for it have heard from the person: one row from the new start until then.
create table operator_start (
  operator_id bigint primary key references operator (id),
  asked_by bigint not null references operator (id),
  -- Null: nobody else had to approve.
  approved_by bigint references operator (id),
  -- Of the code that the person reads out, a hash; null: has not logged in yet.
  check_hash bytea,
  tries int not null default 0,
  asker_confirmed_at timestamptz,
  approver_confirmed_at timestamptz,
  check (asked_by <> operator_id and approved_by is distinct from operator_id),
  check (approved_by <> asked_by),
  check (approver_confirmed_at is null or approved_by is not null)
);
