-- Promotions (docs/decisions/118): what operators say in three languages, its pictures and categories, what it gives, and who took it.

create table promotion_category (
  id bigint primary key generated always as identity,
  -- {"en": "Casino", "sw": "Kasino", "zh": "娱乐场"}
  names jsonb not null,
  position int not null default 0,
  is_active boolean not null default true,
  in_menu boolean not null default false
);

-- Never changed: another picture has another digest, so its address may be kept for ever.
create table promotion_picture (
  digest text primary key check (digest ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('png', 'webp')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes bytea not null,
  made_at timestamptz not null default house_now(),
  made_by bigint references operator (id)
);

create table promotion (
  id bigint primary key generated always as identity,
  state text not null default 'draft' check (state in ('draft', 'published', 'ended')),
  -- {"title": {"en": …, "sw": …, "zh": …}, "description", "body", "terms", "tags": the same}
  texts jsonb not null,
  picture text references promotion_picture (digest),
  starts_at timestamptz not null default house_now(),
  ends_at timestamptz,
  -- Empty: wherever this house is.
  jurisdiction text not null default '',
  made_at timestamptz not null default house_now(),
  made_by bigint references operator (id),
  check (ends_at is null or ends_at > starts_at)
);
create index promotion_published on promotion (starts_at) where state = 'published';

create table promotion_filing (
  promotion_id bigint not null references promotion (id),
  category_id bigint not null references promotion_category (id),
  primary key (promotion_id, category_id)
);

-- What a promotion gives. `given_minor` is counted under this row's lock, so that a cap is exact however many take it at once.
create table promotion_effect (
  promotion_id bigint primary key references promotion (id),
  kind text not null,
  base text not null,
  code text not null default '',
  currency text not null,
  rule jsonb not null,
  cap_minor bigint not null check (cap_minor > 0),
  given_minor bigint not null default 0 check (given_minor between 0 and cap_minor),
  made_at timestamptz not null default house_now(),
  made_by bigint references operator (id)
);
create unique index promotion_code on promotion_effect (code) where code <> '';

-- Once a player: whoever joined waits for what brings it, or has it, or missed it.
create table promotion_taking (
  promotion_id bigint not null references promotion (id),
  player_id bigint not null references player (id),
  state text not null check (state in ('joined', 'given', 'missed')),
  joined_at timestamptz not null default house_now(),
  primary key (promotion_id, player_id)
);
create index promotion_waiting on promotion_taking (player_id) where state = 'joined';

-- What was given, once for each stretch; a promotion that gives once has the stretch ''.
create table promotion_gift (
  promotion_id bigint not null references promotion (id),
  player_id bigint not null references player (id),
  stretch text not null default '',
  -- 0: its time came, and nothing was due.
  minor bigint not null check (minor >= 0),
  at timestamptz not null default house_now(),
  primary key (promotion_id, player_id, stretch)
);
create index promotion_gift_by_day on promotion_gift (promotion_id, at);

-- A bonus or free bet of a promotion: what comes back of it goes to that one's account.
alter table bonus add column promotion_id bigint references promotion (id);
alter table free_bet add column promotion_id bigint references promotion (id);
alter table free_bet add column returned_at timestamptz;
create index free_bet_to_return on free_bet (ends_at) where promotion_id is not null and state = 'open' and returned_at is null;
