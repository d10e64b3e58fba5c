/**
 * What the server was asked and has answered, for the pages that ask. The client is named here and not handed down from
 * above, so that a visitor's first page, which asks nothing, downloads none of it. The hooks are TanStack Query's own.
 */
import {
  QueryClient,
  useInfiniteQuery as useInfiniteQueryOf,
  useQuery as useQueryOf,
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { askAgain } from './ask.ts'

export const queries = new QueryClient({
  defaultOptions: { queries: { retry: askAgain, refetchOnWindowFocus: false, staleTime: 15_000 } },
})

export function useQuery<Read = unknown, Failure = DefaultError, Data = Read, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Read, Failure, Data, Key>,
): UseQueryResult<Data, Failure> {
  return useQueryOf(options, queries)
}

export function useInfiniteQuery<
  Read,
  Failure = DefaultError,
  Data = InfiniteData<Read>,
  Key extends QueryKey = QueryKey,
  Page = unknown,
>(options: UseInfiniteQueryOptions<Read, Failure, Data, Key, Page>): UseInfiniteQueryResult<Data, Failure> {
  return useInfiniteQueryOf(options, queries)
}
