-- Where free bets were spent (docs/decisions/099). One that came back may be spent again, and then its first return is taken
-- back: it was spent twice, and its player owes what it was worth once too often.

create table free_bet_use (
  company text not null,
  key text not null,
  round text not null,
  free_bet_id bigint not null references free_bet (id),
  primary key (company, key)
);
create index free_bet_use_of_round on free_bet_use (company, round);
create index free_bet_use_of_free_bet on free_bet_use (free_bet_id);
insert into free_bet_use select company, key, round, id from free_bet where key is not null;

-- What of it is owed now, and how often that was said.
alter table free_bet add column owed_minor bigint not null default 0 check (owed_minor >= 0);
alter table free_bet add column owed_nth int not null default 0;
