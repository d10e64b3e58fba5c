-- What one person has said of a match whose bets were settled: a second one who says the very same makes it hold.

create table book.result_asked (
  event bigint primary key references book.event,
  -- {"scores": {…}, "ending": "ended"}, as the call has them.
  word jsonb not null,
  who text not null,
  at timestamptz not null default house_now()
);

-- What people did with one bet, or with any that a trader looked at.
create index desk_log_of_bet on book.desk_log ((details->>'bet')) where details ? 'bet';
create index bet_accepted on book.bet (accepted_at) where state = 'accepted';
