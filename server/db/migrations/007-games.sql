-- Game sessions: the one-time token of a launch and the private token that a company got for it.
create table game_session (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  company text not null,
  product_id text not null,
  game_id text not null,
  public_hash bytea not null unique,
  public_expires_at timestamptz not null,
  private_hash bytea unique,
  -- No new stakes after this; wins and rollbacks are taken for ever.
  expires_at timestamptz not null,
  created_at timestamptz not null default house_now()
);

-- Everything that moved a wallet, as the player's history tells it. A payment is one row, whatever its state.
create view movement as
  select p.player_id, p.created_at as at, p.id as id, p.direction as type, coalesce(p.paid_minor, p.minor) as minor, p.currency,
    -- A payment that moved nothing is told with the balance as it is now.
    coalesce(p.balance_after, w.cash + w.bonus) as balance_after, p.state, p.reason, p.view_name as what
  from payment p join money.wallet w on w.player_id = p.player_id
  union all
  select j.player_id, j.at, j.id,
    case j.kind when 'wager.staked' then 'bet' when 'wager.won' then 'win' when 'wager.rolled-back' then 'refund' else 'correction' end,
    (select case when j.kind like 'wager.%' then abs(coalesce(sum(e.minor), 0)) else coalesce(sum(e.minor), 0) end from money.entry e
      where e.journal_id = j.id and e.account_id in (j.player_id * 8, j.player_id * 8 + 1))::bigint,
    j.currency, j.cash_after + j.bonus_after, 'paid', null,
    -- A correction tells its reason; play tells the company.
    coalesce(j.details ->> 'reason', j.source)
  from money.journal j
  where j.kind in ('wager.staked', 'wager.won', 'wager.rolled-back', 'correction.made', 'reversal.made')
    and exists (select 1 from money.posting p where p.journal_id = j.id);
