/** What a method asks, and what its steps ask and show, in the page's language. */
import { banking } from '@uwanja/contract/site/banking'
import { ask } from '../ask.ts'
import { useQuery } from '../queries.ts'
import { useLanguage } from '../texts/language.ts'

const KEPT_MS = 10 * 60_000

export function useMethodFields(viewName: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['method-fields', viewName, language],
    queryFn: ({ signal }) => ask(banking.getFields, { viewName }, signal),
    staleTime: KEPT_MS,
  })
}
