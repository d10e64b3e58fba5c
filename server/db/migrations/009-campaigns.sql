-- Campaigns: visits that partners sent, without anything of the visitor, and the code with which a player came.
create table campaign_click (
  id bigint primary key generated always as identity,
  refcode text not null check (char_length(refcode) between 1 and 128),
  -- The host of the page that linked here; its path and query may tell about a person and are not kept.
  host text not null check (char_length(host) <= 253),
  -- The first two segments of the page that was opened.
  controller text not null check (char_length(controller) <= 128),
  action text not null check (char_length(action) <= 128),
  is_first boolean not null,
  at timestamptz not null default house_now()
);
create index campaign_click_at on campaign_click (at);

-- Empty: came by himself.
alter table player add column refcode text not null default '';
create index player_refcode on player (refcode, created_at) where refcode <> '';
