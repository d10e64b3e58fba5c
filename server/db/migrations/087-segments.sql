-- Segments: saved filters over players, and letters to them. Whom a letter reaches is asked when it is sent, player by player in the
-- order of their ids, so a stop takes effect at once and a kill sends nothing twice.
create table segment (
  id bigint primary key generated always as identity,
  name text not null unique check (char_length(name) between 1 and 60),
  -- server/segments/filter-rules.ts; amounts as text of minor units.
  filter jsonb not null,
  made_at timestamptz not null default house_now(),
  made_by bigint references operator (id)
);

create table mailing (
  id bigint primary key generated always as identity,
  segment_id bigint not null references segment (id),
  -- {"header": {"en": …, "sw": …, "zh": …}, "text": the same}
  texts jsonb not null,
  send_at timestamptz not null default house_now(),
  state text not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'sent')),
  -- The last player who was looked at.
  reached_id bigint not null default 0,
  sent int not null default 0,
  -- Of the segment, and not written to: they have not agreed, or keep away from play.
  kept_back int not null default 0,
  made_at timestamptz not null default house_now(),
  made_by bigint references operator (id),
  ended_at timestamptz,
  check ((state in ('stopped', 'sent')) = (ended_at is not null))
);
create index mailing_due on mailing (send_at) where state = 'sending';

-- Whom a promotion is for; null: everybody.
alter table promotion add column segment_id bigint references segment (id);
