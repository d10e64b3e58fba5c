-- What people decide about players' money: withdrawals that wait for them, holds on accounts, deposits that need attention.

-- A withdrawal that does not go by itself: why, and who said yes or no. An order that its player cancels leaves its row as it is.
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

-- A hold: what the house may not let an account do before something is cleared up, and what the player is asked for.
create table player_hold (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  -- A key of contract/holds.ts; the player reads its text.
  reason text not null,
  asks text not null check (asks <> ''),
  due_on date not null,
  -- Each holds what the ones before it hold.
  blocks text not null check (blocks in ('withdrawals', 'deposits', 'play')),
  placed_by bigint not null references operator (id),
  placed_at timestamptz not null default house_now(),
  lifted_by bigint references operator (id),
  lifted_at timestamptz,
  lifted_why text not null default '',
  check ((lifted_by is null) = (lifted_at is null))
);
create index player_hold_open on player_hold (player_id) where lifted_at is null;
create index player_hold_of_player on player_hold (player_id, id);

create table hold_answer (
  id bigint primary key generated always as identity,
  hold_id bigint not null references player_hold (id),
  player_id bigint not null references player (id),
  body text not null check (body <> ''),
  at timestamptz not null default house_now()
);
create index hold_answer_of_player on hold_answer (player_id, id);
create index hold_answer_of_hold on hold_answer (hold_id, id);
create trigger append_only before update or delete or truncate on hold_answer execute function money.append_only();

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
create index stray_payment_waiting on stray_payment (id) where state = 'waiting';
-- The queue of what came in and is not settled: parked money, and orders that stay silent.
create index payment_parked on payment (id) where direction = 'deposit' and state = 'failed' and company_reference is not null;
create index payment_silent on payment (updated_at) where direction = 'deposit' and state in ('requested', 'approved', 'sent');
-- Lists of all players' payments, newest first, and how one payment went.
create index payment_in_order on payment (created_at desc, id desc);
