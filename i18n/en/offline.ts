/** The page that a browser shows by itself when there is no connection. It travels with the service worker, not with the other texts. */
export const offline = {
  title: 'You are offline',
  text: 'This page cannot be opened without a connection. Nothing was sent, and your money is as it was.',
  retry: 'Try again',
} as const
