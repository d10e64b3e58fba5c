-- Bonuses: a code that a player chose, the money that it gave, what has been staked for it, and how it ended.
create table bonus (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  -- The rule's name in server/bonus/rules.ts.
  rule text not null,
  state text not null check (state in ('chosen', 'active', 'released', 'expired', 'forfeited', 'missed')),
  currency text not null,
  granted_minor bigint not null default 0 check (granted_minor >= 0),
  -- Stakes that turn it into cash, and those that were counted so far; what was undone is taken off again.
  required_minor bigint not null default 0,
  wagered_minor bigint not null default 0,
  -- Of stakes where almost nothing is risked only a part counts: as it was when the bonus was granted.
  low_risk_percent int not null default 100 check (low_risk_percent between 0 and 100),
  -- The deposit that brought it.
  payment_id bigint references payment (id),
  chosen_at timestamptz not null default house_now(),
  granted_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz
);
-- Once in a lifetime each; and one at a time, because a stake counts for one.
create unique index bonus_once on bonus (player_id, rule);
create unique index bonus_one_active on bonus (player_id) where state = 'active';
create index bonus_active on bonus (expires_at) where state = 'active';
