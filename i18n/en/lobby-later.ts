/** What the lobbies say to players alone. */
export const lobbyLater = {
  cannotOpen: 'This game cannot be opened.',
  recent: 'Recently played',
  emptyFavourites: 'No favourites yet',
  emptyFavouritesText: 'Tap the heart on a game and you will find it here.',
} as const
