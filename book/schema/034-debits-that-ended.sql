-- ended: of a debit that counts for nothing. What its wallet said of it nobody may ever have heard; the rollback that names it was answered.
alter table book.movement drop constraint movement_state_check;
alter table book.movement add constraint movement_state_check check (state in ('owed', 'answered', 'disputed', 'ended'));
alter table book.movement add check (state <> 'ended' or kind = 'debit');

-- Of a stake that two people settled by hand with its wallet the bet is undone, too.
update book.bet b set state = 'undone' where state = 'undoing' and exists (
  select 1 from book.movement m where m.bet = b.id and m.kind = 'rollback' and m.state = 'answered');
update book.movement m set state = 'ended', answered_at = house_now()
  from book.bet b where b.id = m.bet and b.state = 'undone' and m.kind = 'debit' and m.state = 'owed';
