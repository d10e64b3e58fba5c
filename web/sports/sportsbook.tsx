/** The pages of the sportsbooks, for rows of the screen table. */
import type { ComponentType } from 'react'
import { takeFlag } from '../session/flags.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { BookName } from './sports-rules.ts'

export function sportsbook(book: BookName): () => Promise<ComponentType> {
  return async () => {
    const { SportsPage } = await import('./SportsPage.tsx')
    return function Sportsbook() {
      const t = useTranslations('sports.heading')
      return <SportsPage book={book} heading={t(book)} />
    }
  }
}

/** The provider's own view of the bets, with the flag of the tap or without; here alone it is used up (P13). */
export async function myBets(): Promise<ComponentType> {
  const [{ SportsPage }, { BetsLink }, { lastBook }, { MY_BETS }, { useEffect, useState }] = await Promise.all([
    import('./SportsPage.tsx'),
    import('../bets/BetsLink.tsx'),
    import('./last-book.ts'),
    import('./sports-rules.ts'),
    import('react'),
  ])
  return function MyBets() {
    const t = useTranslations('sports.heading')
    const [book] = useState(lastBook)
    useEffect(() => void takeFlag('myBets'), [])
    return (
      <div className="flex flex-col gap-1">
        <BetsLink />
        <SportsPage book={book} start={MY_BETS} heading={t('myBets')} />
      </div>
    )
  }
}
