-- Since each bet is found by its id alone (bet_by_id), the same under its company's name is kept for nothing: a stake writes one
-- index less, and so does a settlement, which writes all of a row's.
drop index bet_of_company;
