-- How often somebody did a thing within a minute, over all processes: codes that are made, and letters that stand for none. `who` is a
-- hash of the address, which nothing else needs; empty: everybody together. Rows of minutes that are over go with the next turn.
create table book.turn (
  what text not null,
  who text not null,
  minute bigint not null,
  taken int not null,
  primary key (minute, what, who)
);
