-- A game session that is over stays while a round that was staked under it is open: else its late win would be refused. When that
-- was seen last, so that the hourly sweep need not read a player's journals again each time.
alter table game_session add column kept_at timestamptz;
