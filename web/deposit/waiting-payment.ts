/** The payment that this tab waits for, kept over a reload: phones drop a page while its owner types a PIN elsewhere. */

const KEY = 'waitingDeposit'

/** Per session token's end, so that the next person on this phone does not meet it. */
export function keptPayment(userName: string): string | null {
  try {
    const [name, id] = (sessionStorage.getItem(KEY) ?? '').split('|')
    return name === userName && id ? id : null
  } catch {
    return null
  }
}

export function keepPayment(userName: string, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, `${userName}|${id}`)
  } catch {
    // Then it is only remembered while the page is open.
  }
}
