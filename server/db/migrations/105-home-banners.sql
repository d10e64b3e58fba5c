-- Banners of the first screen (docs/decisions/150): what operators show there for a while, in their own order.
create table home_banner (
  id bigint primary key generated always as identity,
  -- {"title": {"en": …, "sw": …, "zh": …}, "text": the same}
  texts jsonb not null,
  picture text references promotion_picture (digest),
  -- An address of the site; one with two strokes would be another house's.
  leads_to text not null check (leads_to ~ '^/($|[^/\\])'),
  position int not null,
  is_shown boolean not null,
  starts_at timestamptz not null default house_now(),
  ends_at timestamptz,
  -- Empty: wherever this house is.
  jurisdiction text not null default '',
  made_at timestamptz not null default house_now(),
  made_by bigint references operator (id),
  check (ends_at is null or ends_at > starts_at)
);
