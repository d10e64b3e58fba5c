-- A letter of the house can be read in the language of the page: what was filled into its text, and the language it was written in.
alter table message
  add column language text,
  add column filled jsonb;
-- Of the letters that stand already, those that had nothing to fill in can be said in another language too.
update message set filled = '{}' where letter in ('welcome', 'holdLifted');
