-- Keys of outside companies as operators set them: sealed (AES-256-GCM under a key that is not here), never in clear.
create table company_key (
  company text not null,
  -- A setting's name without the company's: 'callbackSecret', 'callbackSecretPrevious'.
  name text not null,
  -- Waiting: somebody else must approve it first.
  state text not null check (state in ('standing', 'waiting')),
  -- Names the key that sealed it, nonce, tag, and what is hidden; bound to company and name.
  sealed bytea not null,
  set_by bigint not null references operator (id),
  set_at timestamptz not null default house_now(),
  primary key (company, name, state)
);
