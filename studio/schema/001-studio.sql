-- What the studio keeps beside its bets: who leads, who plays, what shared rounds came to, and the seeds that are not shown yet.

-- One process of several runs the rounds: who holds the lease. Whatever is written is written together with a look at this row.
create table studio.leader (
  only_row boolean primary key default true check (only_row),
  holder uuid,
  until timestamptz not null default '-infinity'
);
insert into studio.leader default values;

-- Under the hash of the id that a page holds. The wallet's token stands here because a win that is still owed is said under it.
create table studio.session (
  id text primary key,
  desk text not null,
  company text not null,
  game text not null,
  player text not null,
  -- Masked already.
  name text not null,
  token text not null,
  currency text not null,
  opened_at timestamptz not null default clock_timestamp()
);

-- The seed of a session's next round: its fingerprint is told before the bet, itself when that round is over.
create table studio.seed (
  session text primary key,
  seed text not null
);

-- A round that everybody shares. `told` is what everybody may know of it by then.
create table studio.round (
  place text not null,
  round bigint not null check (round > 0),
  state text not null check (state in ('open', 'over', 'void')),
  told jsonb not null,
  primary key (place, round)
);

-- What came out is never taken back: seeds that were shown must not decide again.
create function studio.round_stands() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' and (new.state, new.told) is distinct from (old.state, old.told) then
    raise exception 'round % of % stands', old.round, old.place;
  end if;
  return new;
end $$;
create trigger round_stands before update on studio.round for each row execute function studio.round_stands();

-- The root of all of Zeppelin's chains, from which every seed follows: whoever reads it knows the rounds that come.
create table studio.chain_root (
  only_row boolean primary key default true check (only_row),
  root text not null
);
