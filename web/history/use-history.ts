/** The history's rows, page by page. */
import { user } from '@uwanja/contract/site/user'
import { ask } from '../ask.ts'
import { useInfiniteQuery } from '../queries.ts'
import { historyRequest, nextPage, type Filters } from './history-rules.ts'

const FIRST_PAGE = 1

export function useHistory(filters: Filters) {
  const query = useInfiniteQuery({
    queryKey: ['history', filters],
    queryFn: async ({ pageParam, signal }) =>
      (await ask(user.transactionHistory, historyRequest(filters, pageParam), signal)) ?? { resp: [] },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last, _all, page) => nextPage(last.resp ?? [], page),
    // Money moves while this page is closed: what was read before is shown, then read again.
    staleTime: 0,
  })
  const rows = (query.data?.pages ?? [])
    .flatMap(({ resp }) => resp ?? [])
    .filter((row) => row !== null && row !== undefined)
  const first = query.data?.pages[0]
  return { query, rows, owed: first?.owed, archivedUntil: first?.archivedUntil }
}

export type Row = ReturnType<typeof useHistory>['rows'][number]
