/** The section Trading: its parts as tabs over one address each. */
import type { ComponentType } from 'react'
import { Link, useParams } from 'react-router'
import { Tabs } from '@uwanja/ui/Tabs'
import { MissingPage } from '../MissingPage.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { AlertsPart } from './AlertsPart.tsx'
import { CalendarPart } from './CalendarPart.tsx'
import { FeedPart } from './FeedPart.tsx'
import { FiguresPart } from './FiguresPart.tsx'
import { ImportPart } from './ImportPart.tsx'
import { MarginsPart } from './MarginsPart.tsx'
import { ResultsPart } from './ResultsPart.tsx'
import { ReviewsPart } from './ReviewsPart.tsx'
import { RulesPart } from './RulesPart.tsx'

const PARTS = {
  matches: CalendarPart,
  reviews: ReviewsPart,
  alerts: AlertsPart,
  results: ResultsPart,
  rules: RulesPart,
  margins: MarginsPart,
  figures: FiguresPart,
  feed: FeedPart,
  import: ImportPart,
} as const satisfies Readonly<Record<string, ComponentType>>
type Part = keyof typeof PARTS

export function TradingPage() {
  const { texts } = useSpeech()
  const { part = 'matches' } = useParams()
  if (!Object.hasOwn(PARTS, part)) return <MissingPage />
  const Shown = PARTS[part as Part]
  const words = texts.trading
  return (
    <>
      <PageHead title={texts.pages.trading} />
      {/* Nine words stand beside each other on a desk; on a phone they are pushed aside. */}
      <div className="overflow-x-auto">
        <div className="min-w-[56rem]">
          <Tabs
            label={texts.pages.trading}
            links={(Object.keys(PARTS) as Part[]).map((key) => ({
              key,
              current: key === part ? 'page' : undefined,
              render: (variant) => (
                <Link to={key === 'matches' ? '/trading' : `/trading/${key}`} {...variant}>
                  {words.parts[key]}
                </Link>
              ),
            }))}
          />
        </div>
      </div>
      <Shown />
    </>
  )
}
