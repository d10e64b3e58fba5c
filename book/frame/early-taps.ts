/** Prices that were tapped before the page's script was there: index.html notes them, and they are taken, in their order, when React has the page. */
interface Noted {
  taps?: readonly HTMLElement[]
}

let taken: readonly HTMLElement[] = []

/** From here on React hears taps itself. */
export function takeTaps(): void {
  const noted = window as Noted
  taken = noted.taps ?? []
  delete noted.taps
}

export function replayTaps(): void {
  const taps = taken
  taken = []
  for (const button of taps) if (button.isConnected) button.click()
}
