/** The player's own profile and switches, shared by the pages that show them. */
import { user } from '@uwanja/contract/site/user'
import { ask } from '../ask.ts'
import { queries, useQuery } from '../queries.ts'

const KEY = ['personal-information'] as const

function askInfo(signal: AbortSignal) {
  return ask(user.personalInformation, {}, signal)
}

export function usePersonalInfo() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => askInfo(signal) })
}

export type PersonalInfo = NonNullable<Awaited<ReturnType<typeof askInfo>>>

/**
 * After a change: shows at once what was saved, if anything surely was, and asks the server what it has now. Nobody
 * waits for that answer, because on a lost line it may take minutes.
 */
export function useChangedInfo(): (saved: Partial<PersonalInfo>) => void {
  return (saved) => {
    queries.setQueryData<PersonalInfo | null>(KEY, (before) => (before ? { ...before, ...saved } : before))
    void queries.invalidateQueries({ queryKey: KEY })
  }
}
