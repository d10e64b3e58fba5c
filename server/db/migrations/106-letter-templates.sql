-- Templates of letters to segments: what operators write again and again, in three languages. A letter takes the words over, so
-- a template may be changed or removed without touching any letter.
create table letter_template (
  id bigint primary key generated always as identity,
  name text not null unique check (char_length(name) between 1 and 60),
  -- {"header": {"en": …, "sw": …, "zh": …}, "text": the same}
  texts jsonb not null,
  made_at timestamptz not null default house_now(),
  made_by bigint references operator (id)
);
