/** The sandbox's first page: what this is, the phones, what can be made to go wrong, callbacks and the clock. */
import { useState } from 'react'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { buttonVariant } from '@uwanja/ui/looks/button'
import type { About, KnownPhone } from './api.ts'
import { CallbackList } from './CallbackList.tsx'
import { ClockCard } from './ClockCard.tsx'
import { COUNTER_TEXTS } from './counter-texts.ts'
import { ChaosCard } from './ChaosCard.tsx'
import { CountryCard } from './CountryCard.tsx'
import { Offline } from './Offline.tsx'
import { readNumber } from './number.ts'
import { usePolled } from './polled.ts'
import { useSpeech } from './speech.ts'
import { useTitle } from './use-title.ts'

export function IndexPage() {
  const { texts } = useSpeech()
  const about = usePolled<About>('/about')
  useTitle(texts.index.title)
  return (
    <main className="mx-auto grid max-w-5xl gap-4 px-4 py-6 md:grid-cols-2">
      <div className="flex flex-col gap-3 md:col-span-2">
        <h1 className="text-3xl font-bold">{texts.index.title}</h1>
        <p className="max-w-prose text-muted">{texts.index.lead}</p>
        {about.data && (
          <p>
            <a href={about.data.siteUrl} className={buttonVariant('secondary')}>
              {texts.index.toSite}
            </a>
          </p>
        )}
        <Offline failed={about.failed} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <PhoneFinder about={about.data} />
        <OtherPages />
        <ClockCard />
        <CountryCard />
        <ChaosCard switches={about.data?.switches ?? []} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Tricks sentinels={about.data?.sentinels ?? []} />
        <CallbackList />
      </div>
    </main>
  )
}

function OtherPages() {
  const { texts, language } = useSpeech()
  const pages = {
    '/mailbox/': texts.mailbox.title,
    '/pushed': texts.pushed.title,
    '/banks': texts.banks.title,
    '/cards': texts.cards.title,
    '/agents': COUNTER_TEXTS[language].agentTitle,
    '/exclusions': texts.exclusions.title,
    '/screening': texts.screening.title,
    '/matches': texts.matches.title,
    '/studio/verify/': texts.index.verify,
  }
  return (
    <Card>
      <h2 className="mb-2 text-xl font-bold">{texts.index.more}</h2>
      <ul>
        {Object.entries(pages).map(([address, title]) => (
          <li key={address}>
            <a href={address} className="inline-flex min-h-11 items-center text-link underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PhoneFinder({ about }: { about: About | null }) {
  const { texts, fill, language } = useSpeech()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{texts.index.openPhone}</h2>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const msisdn = readNumber(typed)
          setWrong(msisdn === null)
          if (msisdn) location.assign(`/phone/${msisdn}`)
        }}
      >
        <Field
          label={texts.index.number}
          hint={texts.index.numberHint}
          error={isWrong ? texts.index.numberWrong : undefined}
          type="tel"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="primary" size="wide">
          {texts.index.open}
        </Button>
      </form>
      {about && (
        <p className="text-sm text-muted">
          {fill(texts.index.pin, {
            pin: about.pin,
            amount: new Intl.NumberFormat(language).format(about.walletStart as `${number}`),
          })}
        </p>
      )}
      <KnownPhones />
    </Card>
  )
}

function KnownPhones() {
  const { texts, fill, language } = useSpeech()
  const { data } = usePolled<readonly KnownPhone[]>('/phones')
  const money = (amount: string, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' }).format(
      amount as `${number}`,
    )
  return (
    <div>
      <h3 className="mb-1 font-semibold">{texts.index.known}</h3>
      {data?.length === 0 && <p className="text-muted">{texts.index.noneKnown}</p>}
      <ul className="divide-y divide-line">
        {data?.map(({ msisdn, name, balance, currency, prompts }) => (
          <li key={msisdn}>
            <a
              href={`/phone/${msisdn}`}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 text-link tabular-nums no-underline"
            >
              <span className="underline">+{msisdn}</span>
              <span className="text-text">{name}</span>
              <span className="ml-auto text-sm text-muted">{money(balance, currency)}</span>
              {prompts > 0 && (
                <span className="rounded-md bg-primary px-2 py-0.5 text-sm font-semibold text-on-primary">
                  {fill(texts.index.waiting, { count: prompts })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Tricks({ sentinels: magicValues }: { sentinels: About['sentinels'] }) {
  const { texts, fill } = useSpeech()
  const fates: Readonly<Record<string, string>> = texts.fate
  return (
    <Card>
      <h2 className="text-xl font-bold">{texts.index.tricks}</h2>
      <p className="mb-2 text-muted">{texts.index.tricksLead}</p>
      <dl className="divide-y divide-line">
        {magicValues.map(({ fate: testOutcome, when }) => (
          <div key={testOutcome} className="py-2.5">
            <dt className="font-semibold">
              {when.amountEnds
                ? fill(texts.index.amountEnds, { digits: when.amountEnds })
                : fill(texts.index.numberEnds, { digits: when.numberEnds ?? '' })}
            </dt>
            <dd className="text-muted">{fates[testOutcome] ?? testOutcome}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
