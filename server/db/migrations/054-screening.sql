-- Screening against lists of sanctions and exposed persons (docs/decisions/079). Of an entry its reference and its score are kept,
-- never what the list says.
create table screening (
  player_id bigint primary key references player (id),
  -- How often their names or documents changed, and of which of these the company has answered.
  asked bigint not null default 1,
  answered bigint not null default 0,
  answered_at timestamptz,
  -- When they were last asked about, whatever came of it: a round begins with those of whom that is longest ago.
  tried_at timestamptz
);
create table screening_hit (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  provider text not null,
  list text not null check (list in ('sanctions', 'pep')),
  -- The company's own.
  reference text not null,
  score integer not null,
  found_at timestamptz not null default house_now(),
  -- The names and the birthday that it is like, as a mark (server/sealing/marks.ts): what a person decides is about these, and who
  -- is called otherwise is asked about anew. Null: its player is erased.
  of_person bytea,
  -- How a person decided on it: a case that was dismissed is a hit that is not them, while they are called so.
  case_id bigint not null references suspicion_case (id),
  -- What asks the player about their money until a person has looked; null: nothing of ours.
  hold_id bigint references player_hold (id),
  unique (player_id, provider, list, reference, of_person)
);
create trigger append_only before update or delete or truncate on screening_hit
  for each statement execute function append_only_but_erased();
create index screening_hit_of_case on screening_hit (case_id);
