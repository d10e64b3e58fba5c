-- The office's first page sets a week beside the one before: who is new, who played, how long payouts took. Without these it
-- would read every player, every day of play and every payment.
create index player_created on player (created_at);
create index play_day_of_day on play_day (day);
create index payment_paid_out on payment (updated_at) where direction = 'withdraw' and state = 'paid';
-- A bet is found by what its receipt says, whichever company it stands at.
create index bet_by_id on bet (bet_id);
