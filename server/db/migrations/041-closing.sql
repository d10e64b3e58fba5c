-- Accounts that are closed with their money paid out by rule: the second one of a person, a minor's (docs/decisions/071).
create table closing (
  player_id bigint primary key references player (id),
  why text not null check (why in ('second-account', 'minor')),
  -- 'person': a rule can do no more. 'dropped': the account was opened again.
  state text not null default 'waiting' check (state in ('waiting', 'person', 'dropped')),
  -- Why nothing goes: a refusal's code, or how the last order ended.
  reason text not null default '',
  -- The last order.
  payment_id bigint references payment (id),
  -- Null: nobody looks again by themselves.
  due_at timestamptz,
  created_at timestamptz not null default house_now(),
  updated_at timestamptz not null default house_now()
);
create index closing_due on closing (due_at) where due_at is not null;
create index closing_of_payment on closing (payment_id) where payment_id is not null;

-- What was closed before there was a rule.
insert into closing (player_id, why, due_at)
select distinct player_id, 'second-account', house_now() from player_hold where reason = 'second-account' and lifted_at is null;
