/** Where visitors are: what the platform is told when it looks a visitor's country up. */
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { type Countries, put } from './api.ts'
import { usePolled } from './polled.ts'
import { useSpeech } from './speech.ts'

/** Those that a webview may open the site from, our two markets, and two where it stays closed. */
const OFFERED = ['TZ', 'GE', 'PT', 'NG', 'KE', 'CN']
const FAILS = ''

export function CountryCard() {
  const { texts, fill, language } = useSpeech()
  const { data, refresh } = usePolled<Countries>('/geo')
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const nameOf = (country: string | null) => (country === null ? texts.index.countryFails : names.of(country))
  const set = data?.country ?? FAILS
  const codes = set === FAILS || OFFERED.includes(set) ? OFFERED : [set, ...OFFERED]
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{texts.index.countries}</h2>
      <p className="text-muted">{texts.index.countriesLead}</p>
      <Select
        label={texts.index.country}
        value={set}
        disabled={data === null}
        options={[
          ...codes.map((code) => ({ value: code, text: `${nameOf(code) ?? code} (${code})` })),
          { value: FAILS, text: texts.index.countryFails },
        ]}
        onChange={({ target }) => void put('/geo', { country: target.value || null }).then(refresh, refresh)}
      />
      {data?.addresses.map(({ address, country }) => (
        <p key={address} className="text-sm text-muted">
          {fill(texts.index.countryOf, { address, country: nameOf(country) ?? '' })}
        </p>
      ))}
    </Card>
  )
}
