-- Each of these rows is written once and changed soon after: with room beside it on its page the change needs no new entry in any index.
alter table book.pick set (fillfactor = 80);
alter table book.leg set (fillfactor = 80);
alter table book.bet set (fillfactor = 80);
alter table book.movement set (fillfactor = 70);

-- Until then a movement is one process's to say. It stands in no index, so taking it is cheap; who dies leaves it to the next.
alter table book.movement add column leased_until timestamptz;
