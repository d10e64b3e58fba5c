-- What a light page says once, after a form of it was accepted; and the account's light pages from which the visit was opened.
alter table book.lite_visit
  add column note text check (length(note) <= 400),
  add column way_back text check (length(way_back) <= 300);
