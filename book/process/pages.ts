/** The pages that browsers ask the book for: below each door's name its skin, and below that of the light one the light pages. */
import type { FastifyInstance } from 'fastify'
import { LITE } from '../lite/answers.ts'
import type { LiteDeps } from '../lite/deps.ts'
import { mountLite } from '../lite/lite.ts'
import { mountFrame } from '../page/frame.ts'
import { mountPage } from '../page/page.ts'
import type { WalletDoor } from '../sessions/wallets.ts'
import type { Place } from './book.ts'

interface Shown {
  readonly doors: readonly WalletDoor[]
  readonly place: Place
}

export function mountPages(app: FastifyInstance, light: LiteDeps, { doors, place }: Shown): void {
  const names = doors.map(({ name }) => name)
  const faces = { skins: names.filter((name) => name !== LITE), framedBy: place.framedBy }
  mountPage(app, light.lists, faces)
  mountFrame(app, light.lists, { ...faces, pages: place.pages ?? null, onFault: light.onFault })
  if (names.includes(LITE)) mountLite(app, light)
}
