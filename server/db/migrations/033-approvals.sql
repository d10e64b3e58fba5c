-- Four eyes for everything alike, and operators who leave.
alter table operator add column left_at timestamptz;

-- The second statement of "an admin stays": whatever the code says, the last one cannot go.
create function operator_keeps_admin() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from operator where role = 'admin' and left_at is null) then
    raise exception 'the last admin stays' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger keeps_admin after update of role, left_at on operator
  for each row when (old.role = 'admin' and (new.role <> 'admin' or new.left_at is not null))
  execute function operator_keeps_admin();

create table approval (
  id bigint primary key generated always as identity,
  -- A row of contract/office-approvals.ts.
  kind text not null,
  -- What it is about, as in the trail: 'journal 12', 'operator 3'.
  subject text not null,
  -- What the deed is given; never a secret.
  details jsonb not null,
  why text not null,
  asked_by bigint not null references operator (id),
  asked_at timestamptz not null default house_now(),
  state text not null default 'waiting' check (state in ('waiting', 'made', 'refused')),
  decided_by bigint references operator (id),
  decided_at timestamptz,
  decided_why text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- The second statement of four eyes: nobody approves his own, nor what is about himself.
  check (state <> 'made' or (decided_by <> asked_by and subject <> 'operator ' || decided_by))
);
create unique index approval_waiting on approval (kind, subject) where state = 'waiting';
create index approval_decided on approval (id) where state <> 'waiting';
