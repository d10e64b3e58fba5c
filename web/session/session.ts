/** Who is logged in, as the pages see it, and the few things that change it. */
import type { StoredUser } from '@uwanja/contract/site/security'
import { create } from 'zustand'
import type { Picked } from '../picked.ts'
import { wantTexts } from '../texts/language.ts'
import { readToken, readUser, removeUser, writeUser } from './stored-user.ts'

/** The pending withdrawal; fields are missing when the server says no more than "yes". */
export interface Order {
  readonly id?: string
  readonly amount?: number
  readonly state?: string
  /** False: it goes on; without it, as from a server that says no more than "yes", it may be tried. */
  readonly canCancel?: boolean
}

interface Session {
  readonly user: StoredUser | null
  readonly order: Order | null
  /** Whether somebody has said yet if there is one: what stands below it waits so long. A failure counts too. */
  readonly isOrderKnown: boolean
}

/** Of whoever is here now nothing has been asked. */
const NO_ORDER = { order: null, isOrderKnown: false } as const

/**
 * Begins as the server renders, with nobody: a page that takes over the server's HTML is shown that first. Pages take from it what
 * they show (`useSession((session) => session.user)`): the whole of it is another one at each poll, and for who takes over.
 */
export const useSession: Picked<Session> = create<Session>(() => ({ user: null, ...NO_ORDER }))
useSession.setState({ user: readUser() })

const leaving = new Set<() => void>()

/** Called after a log-out, whatever caused it: main.tsx clears what was read and goes to /. */
export function onLoggedOut(run: () => void): void {
  leaving.add(run)
}

export function logIn(user: StoredUser): void {
  writeUser(user)
  useSession.setState({ user, ...NO_ORDER })
}

function forget(): void {
  removeUser()
  useSession.setState({ user: null, ...NO_ORDER })
  for (const run of leaving) run()
}

type Tell = (token: string) => Promise<unknown>

/** Brought first, as long as follow.ts has not come: a visitor's page goes without it. */
let tell: Tell = async (token) => (await import('./follow.ts')).tellLoggedOff(token)

/** From follow.ts, once it is here: a step more, and a page that is left in that moment would not have told the server. */
export function tellLogOutBy(told: Tell): void {
  tell = told
}

/** Ends the session here at once and tells the server; a lost connection must not keep anyone logged in. */
export function logOut(): void {
  tell(readToken()).catch(() => undefined)
  forget()
}

/** The server has ended the session already: there is nobody to tell. */
export function leave(): void {
  forget()
}

/**
 * A good poll: shows the balance and keeps the session for two more days. An answer that was under way while another tab
 * logged out, or somebody else in, writes nothing: the cookie is the truth (A02), and its next reading follows it.
 */
export function setBalance(totalBalance: string): void {
  const { user } = useSession.getState()
  const stored = readUser()
  if (!user || stored?.token !== user.token) return
  const next = { ...stored, balanceInfo: { totalBalance } }
  writeUser(next)
  if (user.balanceInfo.totalBalance !== totalBalance) useSession.setState({ user: next })
}

/** The order as the server said it, or as it was before an answer that did not come. */
export function setOrder(order: Order | null): void {
  useSession.setState({ order, isOrderKnown: true })
}

/** The cookie is the truth: another tab may have logged out or in (A02). */
export async function rereadCookie(): Promise<void> {
  // What a player sees says more than a visitor's page.
  if (readUser() !== null) await wantTexts('player')
  const stored = readUser()
  const { user } = useSession.getState()
  if (stored?.token !== user?.token) {
    if (stored) useSession.setState({ user: stored, ...NO_ORDER })
    else forget()
  } else if (stored?.user.userName !== user?.user.userName) {
    // The account was given another number there.
    useSession.setState({ user: stored })
  }
}
