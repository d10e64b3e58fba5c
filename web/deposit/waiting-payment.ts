/** The payment that this tab waits for, kept over a reload: phones drop a page while its owner types a PIN elsewhere. */
import { useState } from 'react'
import { useSession } from '../session/session.ts'

const KEY = 'waitingDeposit'

function read(): { readonly userName: string; readonly id: string; readonly viewName: string } | null {
  try {
    const [userName, id, viewName] = (sessionStorage.getItem(KEY) ?? '').split('|')
    return userName && id && viewName ? { userName, id, viewName } : null
  } catch {
    return null
  }
}

const SAID = 'depositSaid'

/** The method whose company said that it took a payment which this server lets nobody follow. */
function saidMethod(userName: string): string | null {
  try {
    const [by, viewName] = (sessionStorage.getItem(SAID) ?? '').split('|')
    return by === userName && viewName ? viewName : null
  } catch {
    return null
  }
}

/** Whether the last payment of a method was said to be taken: a reload says it once more, until another one is begun. */
export function useSaid(viewName: string): readonly [boolean, (isSaid: boolean) => void] {
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const [isSaid, setSaid] = useState(() => saidMethod(userName) === viewName)
  return [
    isSaid,
    (next) => {
      try {
        if (next) sessionStorage.setItem(SAID, `${userName}|${viewName}`)
        else if (saidMethod(userName) === viewName) sessionStorage.removeItem(SAID)
      } catch {
        // Then it is only said while the page is open.
      }
      setSaid(next)
    },
  ]
}

/** Which method the waiting payment is of; null when none waits. Per user, so that the next person here does not meet it. */
export function waitingMethod(userName: string): string | null {
  const kept = read()
  return kept?.userName === userName ? kept.viewName : saidMethod(userName)
}

function keep(userName: string, viewName: string, id: string | null): void {
  try {
    if (id !== null) sessionStorage.setItem(KEY, `${userName}|${id}|${viewName}`)
    // Another method's payment stays kept: only its own form gives it up.
    else if (read()?.userName === userName && read()?.viewName === viewName) sessionStorage.removeItem(KEY)
  } catch {
    // Then it is only remembered while the page is open.
  }
}

/** The payment that a method's form follows, and how to follow another or none. */
export function useFollowed(viewName: string): readonly [string | null, (id: string | null) => void] {
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const [id, setId] = useState(() => {
    const kept = read()
    return kept?.userName === userName && kept.viewName === viewName ? kept.id : null
  })
  return [
    id,
    (next) => {
      keep(userName, viewName, next)
      setId(next)
    },
  ]
}
