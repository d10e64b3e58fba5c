/** What is typed about a company or a game: the switch, the place, the stake limits, and the reason. */

export interface TypedTerms {
  readonly isOn: boolean
  readonly position: string
  readonly leastStake: string
  readonly mostStake: string
  readonly why: string
}

type Terms = Pick<TypedTerms, 'isOn' | 'leastStake' | 'mostStake'> & { readonly position: number | null }

/** What the form begins with: as it is now, and no reason yet. */
export function typedTerms({ isOn, position, leastStake, mostStake }: Terms): TypedTerms {
  return { isOn, position: String(position ?? ''), leastStake, mostStake, why: '' }
}
