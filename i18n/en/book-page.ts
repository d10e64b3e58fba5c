/** Texts of the book's own page. */
export const bookPage = {
  title: 'The book',
  live: 'Live',
  ahead: 'Ahead',
  nothing: 'Nothing here at the moment.',
  search: 'Search sides and leagues',
  find: 'Search',
  found: 'Found: {count}',
  more: 'More',
  suspended: 'Suspended',
  back: 'All matches',
  unknown: 'There is no such match or league.',
  virtual: 'Virtual match',
  replay: 'Replay of a past match',
  sports: { football: 'Football', basketball: 'Basketball', tennis: 'Tennis' },
} as const
