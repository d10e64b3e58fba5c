/** The matches of a round whose sale has ended, with what the book says of those that name one of its own. */
import type { ComponentProps } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { MatchRows } from './MatchRows.tsx'
import { Suggestions } from './Suggestions.tsx'

interface Props {
  readonly id: string
  readonly matches: ComponentProps<typeof MatchRows>['matches']
}

/** The book is asked anew this often while somebody looks. */
const EVERY_MS = 30_000

export function BookedMatches({ id, matches }: Props) {
  const asked = useOfficeQuery(office.jackpotSuggestions, { id }, EVERY_MS)
  return (
    <>
      {/* A book that is slow holds up no table. */}
      <MatchRows matches={matches} state="closed" suggestions={asked.data?.suggestions ?? []} />
      <OfficeQuery asked={asked}>{({ suggestions }) => <Suggestions id={id} suggestions={suggestions} />}</OfficeQuery>
    </>
  )
}
