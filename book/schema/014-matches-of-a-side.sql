-- A match's page tells the last matches of both sides: found by the side, the newest first, in whatever league they were played.
create index event_of_home on book.event (home, starts_at desc);
create index event_of_away on book.event (away, starts_at desc);
