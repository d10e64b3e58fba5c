-- How its match stood when the pick was decided, as a person reads it: "2-1 (1-0)". The wallet's own page shows it.
alter table book.pick add column score text;
