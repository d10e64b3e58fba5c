/** The names of payments, once their texts are there. */
import { useQuery } from '@tanstack/react-query'
import { loadPaymentNotes } from '@uwanja/i18n/payment-notes'
import { useSpeech } from '../speech.ts'
import { paymentWords, type PaymentWords } from './payment-words.ts'

export function usePaymentWords(): PaymentWords {
  const speech = useSpeech()
  const { language } = speech
  const { data } = useQuery({ queryKey: ['payment-notes', language], queryFn: () => loadPaymentNotes(language) })
  return paymentWords(speech, data)
}
