-- The ledger: accounts, journals of postings, one wallet row a player. Balances are held three times (postings, the
-- journal's balances after, the wallet) so that the proof can compare them.
create schema money;

create table money.account (
  id bigint primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  player_id bigint,
  -- 'cash', 'bonus', 'held', 'debt' of a player, or the name of a house account ('bank:fasthub').
  name text not null,
  -- Postings hold (account, currency) together, so no journal can move kobo into an account of senti.
  unique (id, currency)
);
create unique index account_of_house on money.account (name, currency) where player_id is null;
create unique index account_of_player on money.account (player_id, name) where player_id is not null;
create sequence money.house_account_id;

create table money.journal (
  id bigint not null,
  -- The writing transaction: a reader that stops below pg_snapshot_xmin never skips a journal that commits late.
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null,
  source text not null check (length(source) between 1 and 40),
  kind text not null check (kind ~ '^[a-z]+\.[a-z-]+$'),
  key text not null check (length(key) between 1 and 160),
  input_hash text not null,
  currency text not null,
  player_id bigint,
  version bigint,
  cash_after bigint check (cash_after >= 0),
  bonus_after bigint check (bonus_after >= 0),
  held_after bigint check (held_after >= 0),
  debt_after bigint check (debt_after >= 0),
  round text,
  -- The key of the bet that a rollback speaks of; the bet need not exist (then this journal is its tombstone).
  ref text,
  reverses bigint,
  details jsonb not null default '{}',
  primary key (id, currency),
  foreign key (reverses, currency) references money.journal (id, currency),
  check ((player_id is null) = (version is null) and (player_id is null) = (cash_after is null))
);
create sequence money.journal_id;
-- One obligation has one key, whichever path pays it.
create unique index journal_key on money.journal (source, kind, key);
-- A player's history, and the second statement of "no lost update": two journals cannot follow the same version.
create unique index journal_of_player on money.journal (player_id, version) where player_id is not null;
create index journal_in_order on money.journal (xid, id);
create index journal_of_round on money.journal (source, round, player_id) where round is not null;
create unique index journal_reversed_once on money.journal (reverses) where reverses is not null;
create index journal_tombstone on money.journal (source, ref) where ref is not null;

create table money.posting (
  journal_id bigint not null,
  line smallint not null,
  currency text not null,
  from_account bigint not null,
  to_account bigint not null check (to_account <> from_account),
  minor bigint not null check (minor between 1 and 1000000000000),
  primary key (journal_id, line),
  foreign key (journal_id, currency) references money.journal (id, currency),
  foreign key (from_account, currency) references money.account (id, currency),
  foreign key (to_account, currency) references money.account (id, currency)
);

-- The accountant's view: two signed entries a posting.
create view money.entry as
  select journal_id, line, from_account as account_id, currency, -minor as minor from money.posting
  union all
  select journal_id, line, to_account, currency, minor from money.posting;

-- One row a player: what a wager locks. The gate (blocked_until, limits, windows) is checked under the same lock.
create table money.wallet (
  player_id bigint primary key,
  currency text not null,
  cash bigint not null default 0 check (cash >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  held bigint not null default 0 check (held >= 0),
  debt bigint not null default 0 check (debt >= 0),
  version bigint not null default 0,
  blocked_until timestamptz,
  day_stake_limit bigint, week_stake_limit bigint, month_stake_limit bigint,
  day_loss_limit bigint, week_loss_limit bigint, month_loss_limit bigint,
  -- First day of each window in the market's time zone, and what was staked and won back in it.
  day date, week date, month date,
  day_staked bigint not null default 0, day_won bigint not null default 0,
  week_staked bigint not null default 0, week_won bigint not null default 0,
  month_staked bigint not null default 0, month_won bigint not null default 0
) with (fillfactor = 70);

-- Append-only: a mistake is reversed by a new journal that names the old.
create function money.append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete or truncate on money.journal execute function money.append_only();
create trigger append_only before update or delete or truncate on money.posting execute function money.append_only();

-- Balances move with a journal or not at all: a changed balance needs the next version, and that version's journal.
create function money.wallet_follows_journal() returns trigger language plpgsql as $$
begin
  perform 1 from money.journal
    where player_id = new.player_id and version = new.version and cash_after = new.cash and bonus_after = new.bonus
      and held_after = new.held and debt_after = new.debt;
  if not found then
    raise exception 'wallet % moved without a journal', new.player_id using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger follows_journal after update on money.wallet for each row
  when ((old.cash, old.bonus, old.held, old.debt, old.version) is distinct from (new.cash, new.bonus, new.held, new.debt, new.version))
  execute function money.wallet_follows_journal();

-- Where each reader of the journals stands.
create table money.cursor (
  name text primary key,
  xid xid8 not null default '0',
  id bigint not null default 0
);

-- What the proof has proven: house accounts summed up to the cursor 'proof', players up to a version.
create table money.checkpoint (
  account_id bigint primary key references money.account (id),
  minor bigint not null
);
create table money.proven (
  player_id bigint primary key,
  version bigint not null,
  cash bigint not null, bonus bigint not null, held bigint not null, debt bigint not null
);
create table money.finding (
  id bigint generated always as identity primary key,
  at timestamptz not null default house_now(),
  what text not null,
  details jsonb not null
);
insert into money.cursor (name) values ('proof');
