-- A settled round that was wrong (docs/decisions/122): its prizes are taken back while it is `undoing`, then it waits for results
-- again; and whom the news of an end has reached.
alter table jackpot drop constraint jackpot_state_check;
alter table jackpot add constraint jackpot_state_check
  check (state in ('draft', 'open', 'closed', 'paying', 'settled', 'undoing', 'cancelled'));
-- So often was it settled and taken back.
alter table jackpot add column reversed smallint not null default 0 check (reversed >= 0);
-- Up to this ticket their players have heard how it ended; null: nobody is to hear, or everybody has.
alter table jackpot add column told_to bigint;
create index jackpot_to_tell on jackpot (id) where told_to is not null;
create index jackpot_payout_paid on jackpot_payout (jackpot_id, ticket_id) where state = 'paid';
