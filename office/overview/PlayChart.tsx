/** What moved between players and the house in each of the last 24 hours. */
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { useSpeech } from '../speech.ts'
import { LineChart } from '../LineChart.tsx'

export function PlayChart() {
  const { texts, time, money } = useSpeech()
  const asked = useOfficeQuery(office.playHours, {})
  const words = texts.reports
  return (
    <OfficeQuery asked={asked}>
      {({ hours, currency }) => (
        <LineChart
          title={words.hours}
          timeTitle={words.hour}
          times={hours.map(({ hour }) => hour)}
          timeText={time}
          valueText={(amount) => money(amount, currency)}
          series={[
            { title: words.staked, colour: '--text', amounts: hours.map(({ staked }) => staked) },
            { title: words.net, colour: '--link', dash: [2, 3], amounts: hours.map(({ net }) => net) },
            { title: words.deposits, colour: '--win', amounts: hours.map(({ deposits }) => deposits) },
            { title: words.withdrawals, colour: '--loss', dash: [6, 4], amounts: hours.map((one) => one.withdrawals) },
          ]}
        />
      )}
    </OfficeQuery>
  )
}
