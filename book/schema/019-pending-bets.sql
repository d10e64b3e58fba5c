-- What of a player's bets may still cost something is added up with each slip: beside bet_open, without their past.
create index bet_pending on book.bet (player) where state in ('waiting', 'review', 'debiting');
