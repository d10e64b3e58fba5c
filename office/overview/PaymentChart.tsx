/** Deposits and withdrawals of the last thirty days. */
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { useSpeech } from '../speech.ts'
import { LineChart } from '../LineChart.tsx'

export function PaymentChart() {
  const { texts, money, day } = useSpeech()
  const asked = useOfficeQuery(office.paymentDays, {})
  const words = texts.reports
  return (
    <OfficeQuery asked={asked}>
      {({ days, currency }) => (
        <LineChart
          title={words.chart}
          timeTitle={words.day}
          times={days.map((one) => one.day)}
          timeText={day}
          valueText={(amount) => money(amount, currency)}
          series={[
            { title: words.deposits, colour: '--win', amounts: days.map(({ deposits }) => deposits) },
            { title: words.withdrawals, colour: '--loss', dash: [6, 4], amounts: days.map((one) => one.withdrawals) },
          ]}
        />
      )}
    </OfficeQuery>
  )
}
