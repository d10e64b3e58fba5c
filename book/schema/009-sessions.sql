-- Sessions that platforms launched: who plays behind a bearer, and what their wallet has to hear with a debit.

create table book.session (
  -- Of the bearer, which is kept nowhere.
  hash bytea primary key,
  player bigint not null references book.player,
  -- The wallet's own session; exchanged once for the token of the launch.
  wallet_token text not null,
  lang text not null,
  skin text not null,
  began_at timestamptz not null default house_now(),
  -- When the wallet was asked last whether its session lives.
  asked_at timestamptz not null default house_now(),
  ends_at timestamptz not null
);
create index session_of_player on book.session (player);
create index session_that_ends on book.session (ends_at);
