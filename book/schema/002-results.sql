-- What became of matches: the result that stands, the grade of every outcome by it, and each time that either was said anew.

create table book.result (
  event bigint primary key references book.event,
  -- How often it was said: 1 the first time. Whoever writes the next one has read the one before.
  number int not null check (number > 0),
  source text not null check (source in ('feed', 'desk')),
  -- As the feed says it, or as the desk did: live, ended, abandoned, cancelled ...
  status text not null,
  -- What was counted: {"periods": {"goals.match": {"score": [2, 1], "isOver": true}}, "course": {...}}.
  facts jsonb not null,
  -- Nothing more comes: what is not decided by the facts is void.
  is_rest_void boolean not null,
  -- By market?specifiers, then by outcome: "r v f" of contract/fair/leg.ts, or null while it is undecided.
  grades jsonb not null,
  -- An outcome waits to be decided.
  is_open boolean not null,
  -- The rules by which it was graded; a later version grades later results, never this one again.
  rules text not null,
  -- A hash of what the result was made from: the same again changes nothing.
  told text not null,
  at timestamptz not null default house_now()
);

-- Up to which change every event was looked at, by its revision and, of those that changed together, by its id. Whoever grades
-- goes on from here, however old a match is and whoever graded before.
create table book.graded_up_to (
  only_row boolean primary key default true check (only_row),
  revision bigint not null default 0,
  event bigint not null default 0
);
insert into book.graded_up_to default values;

-- Only what a reader would see changed: numbers between two rows said the same from other facts.
create table book.result_log (
  event bigint not null references book.event,
  number int not null,
  at timestamptz not null default house_now(),
  source text not null,
  status text not null,
  facts jsonb not null,
  rules text not null,
  -- How many outcomes this one decided, and those that it decided otherwise than the one before.
  decided int not null,
  revised jsonb not null,
  primary key (event, number)
);
