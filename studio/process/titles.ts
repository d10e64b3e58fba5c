/** The games that the studio offers, by company, as their lists tell of them. */
import type { ListedGame } from '@uwanja/providers/listed-game'
import { titlesOfCompany } from '../catalogue/catalogue.ts'
import type { Title } from '../catalogue/title.ts'
import { ENGINES, SHARED, type EngineName, type SharedEngine } from '../instant/engines.ts'

/** Null: nothing plays it here, so nobody is offered it. */
function returnOf({ engine, variant }: Title): { readonly rtpBasisPoints: number | null } | null {
  const instant = ENGINES[engine as EngineName]
  if (instant) {
    return { rtpBasisPoints: instant.returnOf?.(variant) ?? instant.game(variant).facts().rtpBasisPoints }
  }
  return SHARED[engine as SharedEngine] ?? null
}

/** @param publicUrl The sandbox's own address, where the pictures are. */
export function titlesOf(company: string, publicUrl: string): readonly ListedGame[] {
  return titlesOfCompany(company).flatMap((title) => {
    const played = returnOf(title)
    if (!played) return []
    const { gameId: id, name, kind, features, launch, releasedOn } = title
    const image = `${publicUrl}/studio/art/${company}/${id}.svg`
    const devices = ['mobile', 'desktop'] as const
    return [{ id, name, kind, features, launch, image, ...played, releasedOn, devices }]
  })
}
