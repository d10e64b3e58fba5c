-- What sportsbooks said of bets that an odds boost may meet, until it is looked at (docs/decisions/151).
create table boost_word (
  promotion_id bigint not null references promotion (id),
  bet_id bigint not null references bet (id) on delete cascade,
  -- Of the settlement: a newer word takes the older one's place.
  revision int not null,
  primary key (promotion_id, bet_id)
);
create index boost_word_of_bet on boost_word (bet_id);

-- In the transaction that writes the word down, whoever writes it; a bet of who joined nothing costs one look into an index.
create function note_boost_word() returns trigger language plpgsql as $$
begin
  insert into boost_word (promotion_id, bet_id, revision)
  select t.promotion_id, new.id, new.revision
  from promotion_taking t join promotion_effect e on e.promotion_id = t.promotion_id and e.kind = 'odds-boost'
  where t.player_id = new.player_id and t.state = 'joined' and t.joined_at <= new.said_at
  order by t.promotion_id
  on conflict (promotion_id, bet_id) do update set revision = greatest(boost_word.revision, excluded.revision);
  return null;
end
$$;
create trigger bet_said_is_boost_word after update of revision on bet
  for each row when (new.revision > old.revision) execute function note_boost_word();

-- What was said before, looked at or not.
insert into boost_word (promotion_id, bet_id, revision)
select t.promotion_id, b.id, b.revision
from promotion_effect e join promotion_taking t on t.promotion_id = e.promotion_id
  join bet b on b.player_id = t.player_id and b.said_at >= t.joined_at
where e.kind = 'odds-boost' and b.settlement is not null;
