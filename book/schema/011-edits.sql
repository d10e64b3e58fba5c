-- A bet that lives on the value of another one: which one, as its player was quoted it. The row is written with the new bet; the one
-- before ends in the transaction that accepts it.
create table book.edit (
  bet text primary key references book.bet,
  old text not null references book.bet,
  -- Of the quote: the old bet's revision, its whole value, and the epochs of the matches that are open.
  revision int not null,
  value_minor bigint not null check (value_minor > 0),
  epochs jsonb not null,
  check (bet <> old)
);
create index on book.edit (old);
