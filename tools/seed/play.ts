/** Rounds of a slot, played as its page plays them. */
import { randomUUID } from 'node:crypto'
import { game } from '../../contract/site/game.ts'
import type { Doors } from './doors.ts'
import type { Person } from './people.ts'

const API = '/studio/api/play'

interface Shown {
  readonly commitment: string | null
}

/** A game that was opened as the site does: the way that a browser would take. @returns the studio's session. */
export async function sits(opened: { readonly url: string } | null): Promise<string | null> {
  if (opened === null) return null
  const answer = await fetch(opened.url, { redirect: 'manual' })
  const [, fragment = ''] = (answer.headers.get('location') ?? answer.url).split('#')
  return new URLSearchParams(fragment).get('s')
}

export async function plays(
  doors: Doors & { readonly sandboxAddress: string },
  person: Person,
  { rounds, stake, gameId = '801' }: { readonly rounds: number; readonly stake: string; readonly gameId?: string },
): Promise<void> {
  const secret = await sits(await doors.asked(game.startEgt, { ...game.startEgt.example, gameId }, person.token))
  if (secret === null) return
  const headers = { 'content-type': 'application/json', 'x-studio-session': secret }
  for (let round = 0; round < rounds; round++) {
    const state = await (await fetch(`${doors.sandboxAddress}${API}/state`, { headers })).json()
    const { commitment } = (state as { me: Shown }).me
    if (commitment === null) return
    const bet = { id: randomUUID(), stake, wish: null, commitment, words: randomUUID().slice(0, 8) }
    await fetch(`${doors.sandboxAddress}${API}/open`, { method: 'POST', headers, body: JSON.stringify(bet) })
  }
}
