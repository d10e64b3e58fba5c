-- Cases of suspicion, opened by a rule or by hand: what was seen is frozen, and a filing has its reference and its day. Their
-- players are never told, so no letter, page or file of theirs reads this table.
create table suspicion_case (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  -- A key of contract/operators/suspicions.ts; 'hand': an operator.
  rule text not null,
  -- Null: the house itself, by a rule.
  opened_by bigint references operator (id),
  opened_at timestamptz not null default house_now(),
  why text not null default '',
  -- Payments as they were then, without names: amounts, moments, the last digits of payers.
  evidence jsonb not null,
  state text not null default 'open' check (state in ('open', 'filed', 'dismissed')),
  decided_by bigint references operator (id),
  decided_at timestamptz,
  decided_why text not null default '',
  -- Under which the authority has it, and since when.
  reference text not null default '',
  filed_on date,
  check ((opened_by is null) = (rule <> 'hand')),
  check ((state = 'open') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'filed') = (filed_on is not null) and (state = 'filed') = (reference <> ''))
);
-- While a case of a rule is open, or for a month after it began, the rule opens no other one.
create index suspicion_case_of_player on suspicion_case (player_id, rule, id desc);
create index suspicion_case_in_order on suspicion_case (state, id desc);

create function suspicion_is_frozen() returns trigger language plpgsql as $$
begin
  if (old.player_id, old.rule, old.opened_by, old.opened_at, old.why, old.evidence)
    is distinct from (new.player_id, new.rule, new.opened_by, new.opened_at, new.why, new.evidence) or old.state <> 'open' then
    raise exception 'what a case was opened on, and how it was decided, stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger frozen before update on suspicion_case for each row execute function suspicion_is_frozen();
create trigger append_only before delete or truncate on suspicion_case
  for each statement execute function money.append_only();
