/** Deposits and withdrawals of the last thirty days. */
import { office } from '@uwanja/contract/office'
import { useAsked } from '../ask.ts'
import { useSpeech } from '../speech.ts'
import { LineChart } from './LineChart.tsx'

export function PaymentChart() {
  const { texts, money } = useSpeech()
  const { data } = useAsked(office.paymentDays, {})
  if (!data) return null
  const words = texts.reports
  const { days, currency } = data
  return (
    <LineChart
      title={words.chart}
      timeTitle={words.day}
      times={days.map(({ day }) => day)}
      timeText={(day) => day}
      valueText={(amount) => money(amount, currency)}
      series={[
        { title: words.deposits, colour: '--win', amounts: days.map(({ deposits }) => deposits) },
        { title: words.withdrawals, colour: '--loss', dash: [6, 4], amounts: days.map((one) => one.withdrawals) },
      ]}
    />
  )
}
