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
-- Journals are written in the order of time, so a few pages of block ranges find a day; a wager pays nothing for it.
create index journal_by_time on money.journal using brin (at) with (pages_per_range = 32, autosummarize = on);

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
  -- Three reasons not to play: the house's, a time-out until then, a self-exclusion until then at least (it does not end by
  -- itself: its player asks, and thinks again). blocked_until is what follows of them, for the wager's one comparison.
  house_blocked_until timestamptz,
  time_out_until timestamptz,
  excluded_until timestamptz,
  blocked_until timestamptz,
  day_deposit_limit bigint, week_deposit_limit bigint, month_deposit_limit bigint,
  day_stake_limit bigint, week_stake_limit bigint, month_stake_limit bigint,
  day_loss_limit bigint, week_loss_limit bigint, month_loss_limit bigint,
  -- First day of each window in the market's time zone, and what was staked and won back in it.
  day date, week date, month date,
  day_staked bigint not null default 0, day_won bigint not null default 0,
  week_staked bigint not null default 0, week_won bigint not null default 0,
  month_staked bigint not null default 0, month_won bigint not null default 0,
  constraint limits_are_amounts check (least(day_deposit_limit, week_deposit_limit, month_deposit_limit,
    day_stake_limit, week_stake_limit, month_stake_limit, day_loss_limit, week_loss_limit, month_loss_limit) >= 0),
  constraint block_covers_its_reasons check (blocked_until is not distinct from greatest(
    house_blocked_until, time_out_until, case when excluded_until is not null then timestamptz 'infinity' end))
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

-- A promise that a player made to himself never ends early, whoever asks.
create function money.block_follows_reasons() returns trigger language plpgsql as $$
begin
  if (old.time_out_until > house_now() and coalesce(new.time_out_until < old.time_out_until, true))
    or (old.excluded_until > house_now() and coalesce(new.excluded_until < old.excluded_until, true)) then
    raise exception 'a promise of wallet % cannot end early', new.player_id using errcode = 'restrict_violation';
  end if;
  new.blocked_until := greatest(new.house_blocked_until, new.time_out_until,
    case when new.excluded_until is not null then timestamptz 'infinity' end);
  return new;
end $$;
create trigger block_follows_reasons before update of house_blocked_until, time_out_until, excluded_until on money.wallet
  for each row execute function money.block_follows_reasons();

-- What may be staked on a company's games (game '') and on one of them. No row: anything. All that there are hold, so the
-- narrowest is felt. Limits are in one currency; stakes in another do not meet them.
create table money.stake_term (
  source text not null,
  game text not null,
  is_on boolean not null,
  currency text,
  least_minor bigint check (least_minor > 0),
  most_minor bigint check (most_minor > 0),
  primary key (source, game),
  check (least_minor <= most_minor),
  check (currency is not null or coalesce(least_minor, most_minor) is null)
);
