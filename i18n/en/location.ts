/** The location gate and the page of those whom it does not let in. */
export const location = {
  location: {
    checking: 'Checking where you are',
    blockedTitle: 'Uwanja is not available where you are',
    licensed: 'Uwanja is licensed for {licence} only.',
    opensIn: 'Inside another app, Uwanja opens only for visitors in {places}.',
    seenIn: 'We see you in {country}.',
    blockedHelp:
      'Your account and your money stay as they are. If the country is wrong, switch off your VPN and check again.',
    failedTitle: 'We could not find out where you are',
    failedText: 'Inside this app Uwanja opens only when we know your country. Check your connection, then try again.',
    unchanged: 'Your account and your money stay as they are.',
    retry: 'Check again',
    retrying: 'Checking …',
    home: 'Go to the home page',
  },
} as const
