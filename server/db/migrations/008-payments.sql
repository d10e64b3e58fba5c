-- Deposits and withdrawals: one row each, written before the company hears of it, with a timeline; what people decide about
-- them; and money that came and may not stay, or came for nobody we know.
create table payment (
  id bigint primary key generated always as identity,
  -- Our reference: the key of the payment at the company and in the ledger.
  key text not null unique,
  direction text not null check (direction in ('deposit', 'withdraw')),
  view_name text not null,
  company text not null,
  player_id bigint not null references player (id),
  currency text not null,
  minor bigint not null check (minor > 0),
  msisdn text not null,
  state text not null check (state in ('requested', 'approved', 'sent', 'paid', 'failed', 'returned', 'cancelled', 'rejected')),
  reason text,
  company_reference text,
  -- What the company confirmed, which is what was credited or paid out.
  paid_minor bigint,
  -- What is withheld for the state, fixed when the order is made and shown before: the company is asked for the rest.
  tax_minor bigint not null default 0,
  balance_after bigint,
  -- The chosen bank, the looked-up name, the company's own id: what the plug needs again. Never a secret.
  details jsonb not null default '{}',
  -- What the player has to do, as the page shows it again after a reload; null when nothing.
  next_step jsonb,
  -- Money that came and may not stay: it is owed to whoever sent it.
  send_back text check (send_back in ('owed', 'sent')),
  -- A deposit counts towards its player's limits from its start. One that was given up, or that brings more than was
  -- ordered, meets the limits again when it is paid, and counts from then: else orders of many days could all be paid on one.
  counted_at timestamptz,
  -- When the next step is due by the house's clock; null when nothing is left to do.
  due_at timestamptz,
  tries int not null default 0,
  created_at timestamptz not null default house_now(),
  updated_at timestamptz not null default house_now(),
  -- Tax of a deposit is of what came, which may be many times what was ordered: the order must not be its bound.
  constraint payment_tax check (tax_minor >= 0 and tax_minor < greatest(minor, paid_minor))
);
-- At most one open order a player.
create unique index payment_one_open_withdrawal on payment (player_id)
  where direction = 'withdraw' and state in ('requested', 'approved', 'sent');
-- At most one credit per provider reference.
create unique index payment_company_reference on payment (company, direction, company_reference)
  where company_reference is not null;
create index payment_by_reference on payment (company_reference) where company_reference is not null;
create index payment_of_player on payment (player_id, created_at desc);
create index payment_due on payment (due_at) where due_at is not null;
create index payment_counted_later on payment (player_id, counted_at) where counted_at is not null;
create index payment_to_send_back on payment (id) where send_back = 'owed';
-- What a player moved in all is asked with every payment.
create index payment_moved_by_player on payment (player_id, direction) include (state);
-- The queue of what came in and is not settled: parked money, and orders that stay silent.
create index payment_parked on payment (id) where direction = 'deposit' and state = 'failed' and company_reference is not null;
create index payment_silent on payment (updated_at) where direction = 'deposit' and state in ('requested', 'approved', 'sent');
-- Lists of all players' payments, newest first, and how one payment went.
create index payment_in_order on payment (created_at desc, id desc);
-- The few large payments, whatever their number of all.
create index payment_large on payment ((coalesce(paid_minor, minor))) where state = 'paid';

create table payment_event (
  -- The order in which pages hear of them.
  id bigint primary key generated always as identity,
  payment_id bigint not null references payment (id),
  at timestamptz not null default house_now(),
  state text not null,
  note text not null default ''
);
create index payment_event_of_payment on payment_event (payment_id, id);

-- A withdrawal that does not go by itself: why, and who said yes or no. An order that its player cancels leaves its row as
-- it is.
create table withdrawal_review (
  payment_id bigint primary key references payment (id),
  -- Keys of contract/office-withdrawals.ts.
  reasons text[] not null check (cardinality(reasons) > 0),
  needs_second boolean not null,
  first_by bigint references operator (id),
  first_at timestamptz,
  decided_by bigint references operator (id),
  decided_at timestamptz,
  decision text check (decision in ('approved', 'rejected')),
  why text not null default '',
  check ((first_by is null) = (first_at is null)),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  -- The second statement of four eyes: whatever the code says, nobody approves twice.
  check (not needs_second or decision is distinct from 'approved' or (first_by is not null and first_by <> decided_by))
);

-- Money that came for nobody we know.
create table stray_payment (
  id bigint primary key generated always as identity,
  company text not null,
  view_name text not null,
  company_reference text not null,
  -- What the payer typed, as far as it can be kept.
  account_reference text not null,
  msisdn text not null,
  currency text not null,
  minor bigint not null check (minor > 0),
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'credited', 'sent-back')),
  at timestamptz not null default house_now(),
  unique (company, company_reference)
);
create index stray_payment_waiting on stray_payment (id) where state = 'waiting';

-- What becomes of money that was parked: sent back, or credited with four eyes. Of a payment, or of money that came for
-- nobody we know.
create table parked_decision (
  id bigint primary key generated always as identity,
  payment_id bigint unique references payment (id),
  stray_id bigint unique references stray_payment (id),
  decision text not null check (decision in ('send-back', 'credit')),
  -- Whose it is, of what is credited.
  player_id bigint references player (id),
  why text not null check (why <> ''),
  -- Of what was sent back: under which name the company or the bank knows it.
  reference text not null default '',
  asked_by bigint not null references operator (id),
  asked_at timestamptz not null default house_now(),
  done_by bigint references operator (id),
  done_at timestamptz,
  check (num_nonnulls(payment_id, stray_id) = 1),
  check ((decision = 'credit') = (player_id is not null)),
  check ((done_by is null) = (done_at is null)),
  check (decision <> 'credit' or done_by is null or done_by <> asked_by),
  check (decision <> 'send-back' or done_by is null or reference <> '')
);

-- Parked money of excluded players on its way back to the phone that paid it: an order of ours like any other, written
-- down before the company hears of it.
create table parked_return (
  id bigint primary key generated always as identity,
  -- Once for each payment: what failed is a person's from then on.
  payment_id bigint not null unique references payment (id),
  -- Our reference at the company. The ledger's journal has the deposit's own key, which it shares with every other end.
  key text not null unique,
  view_name text not null,
  company text not null,
  msisdn text not null,
  currency text not null,
  minor bigint not null check (minor > 0),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'paid', 'failed', 'dropped')),
  reason text not null default '',
  company_reference text,
  due_at timestamptz,
  tries int not null default 0,
  created_at timestamptz not null default house_now(),
  updated_at timestamptz not null default house_now(),
  check (state <> 'paid' or company_reference is not null)
);
create index parked_return_due on parked_return (due_at) where due_at is not null;

-- What operators set about methods: what differs from the market's table and the method's own facts; no row, or null: as
-- it is there.
create table method_setting (
  view_name text primary key,
  is_on boolean not null default true,
  only_for_test_users boolean,
  min_minor bigint check (min_minor > 0),
  max_minor bigint check (max_minor >= min_minor),
  changed_at timestamptz not null default house_now()
);
