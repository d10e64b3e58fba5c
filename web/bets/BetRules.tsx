/** The rules that were in force when a bet was accepted: its book's, by their names; another company's as it calls them. */
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

/** What our own book keeps with a bet. */
const VERSIONED = ['voids', 'settlement'] as const
const LADDERS = ['common', 'thousandths'] as const

export function BetRules({ rules }: { rules: Readonly<Record<string, unknown>> }) {
  const t = useTranslations('bets')
  const ruled = Object.entries(rules).map(([name, raw]) => {
    const said = String(raw)
    const versioned = VERSIONED.find((one) => one === name)
    if (versioned) return `${t(`ruleNames.${versioned}`)} (${t('ruleVersion', { version: said })})`
    const ladder = name === 'ladder' && LADDERS.find((one) => one === said)
    if (ladder) return `${t('ruleNames.ladder')} (${t(`ladders.${ladder}`)})`
    return `${name} (${said})`
  })
  if (ruled.length === 0) return null
  return (
    <p className="text-sm text-muted">
      {t('rules', { rules: ruled.join(', ') })}{' '}
      <ScreenLink to="/BettingRules" className="underline">
        {t('rulesLink')}
      </ScreenLink>
    </p>
  )
}
