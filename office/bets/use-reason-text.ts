/** Why a slip is not a bet, as its player read it; until the texts are there, and of an unknown one, its code. */
import { useQuery } from '@tanstack/react-query'
import { loadBookReasons } from '@uwanja/i18n/book-reasons'
import { named, useSpeech } from '../speech.ts'

export function useReasonText(): (reason: string) => string {
  const { language } = useSpeech()
  const { data } = useQuery({ queryKey: ['book-reasons', language], queryFn: () => loadBookReasons(language) })
  return (reason) => (data ? named(data, reason) : reason)
}
