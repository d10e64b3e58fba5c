-- Margins by tier keep their versions in the desk's log: whoever sets the next one reads the last.
create index desk_log_of_margins on book.desk_log (id) where what = 'margins';
