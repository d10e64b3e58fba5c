-- The peer of `npm run bench -- money`: a stake as one writes it by hand, for one transaction at a time.
create schema bare;

create table bare.player (
  id bigint primary key,
  cash bigint not null default 0 check (cash >= 0),
  bonus bigint not null default 0 check (bonus >= 0)
) with (fillfactor = 70);

-- One row that every stake moves: the house's balance, exact at every moment.
create table bare.house (
  id bigint primary key,
  balance bigint not null default 0
);

-- The idempotency key, and the input that it came with.
create table bare.request (
  id bigint generated always as identity primary key,
  key text not null unique,
  player_id bigint not null,
  minor bigint not null check (minor > 0),
  at timestamptz not null default now()
);

-- Two signed entries a stake. The player's tells what they had after it, so that a repeat gets the first answer; the primary
-- key is also the index of an account's history. The house's account is its id below zero.
create table bare.entry (
  account_id bigint not null,
  request_id bigint not null,
  minor bigint not null check (minor <> 0),
  cash_after bigint,
  bonus_after bigint,
  primary key (account_id, request_id)
);

create function bare.stake(in_key text, in_player bigint, in_house bigint, stake bigint,
    out status text, out cash bigint, out bonus bigint)
  language plpgsql
as $$
declare
  request bigint;
  seen bare.request;
begin
  -- The same key at the same moment waits here until the first has committed.
  insert into bare.request (key, player_id, minor) values (in_key, in_player, stake)
    on conflict (key) do nothing returning id into request;
  if request is null then
    select * into seen from bare.request r where r.key = in_key;
    select e.cash_after, e.bonus_after into cash, bonus from bare.entry e
      where e.account_id = seen.player_id and e.request_id = seen.id;
    status := case when (seen.player_id, seen.minor) = (in_player, stake) then 'duplicate' else 'reused' end;
    return;
  end if;

  update bare.player p
    set cash = p.cash - least(p.cash, stake), bonus = p.bonus - (stake - least(p.cash, stake))
    where p.id = in_player and p.cash + p.bonus >= stake
    returning p.cash, p.bonus into cash, bonus;
  if not found then
    -- A refusal that moved nothing is not remembered: the same key may be tried again.
    delete from bare.request r where r.id = request;
    select p.cash, p.bonus into cash, bonus from bare.player p where p.id = in_player;
    status := 'funds';
    return;
  end if;

  insert into bare.entry (account_id, request_id, minor, cash_after, bonus_after)
    values (in_player, request, -stake, cash, bonus), (-in_house, request, stake, null, null);
  -- Last, because from here to the end of its COMMIT every other stake waits for this row.
  update bare.house h set balance = h.balance + stake where h.id = in_house;
  status := 'ok';
end $$;
