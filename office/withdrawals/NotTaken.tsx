/** A withdrawal that its company did not take because of something that is ours to put right: what is done with it. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { OpenWithdrawal } from '@uwanja/contract/operators/withdrawals'
import { Button } from '@uwanja/ui/Button'
import { named, useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

type Answer = 'again' | 'back'

export function NotTaken({ one }: { one: OpenWithdrawal }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const words = texts.review.notTaken
  return (
    <div className="mt-1 flex flex-col items-start gap-2">
      <span className="font-semibold text-loss">{named(texts.integrations.complainedOf, one.notTaken ?? '')}</span>
      {may('withdrawals.decide') &&
        (['again', 'back'] as const).map((kind) => (
          <Button key={kind} size="small" aria-label={`${words[kind]}: ${one.number}`} onClick={() => setAnswer(kind)}>
            {words[kind]}
          </Button>
        ))}
      {answer !== null && (
        <WhyDialog
          row={office.answerNotTaken}
          values={{ id: one.id, answer }}
          title={words.title}
          lead={words.lead}
          confirm={words[answer]}
          shown={({ did }) => (did === 'settled' ? words.settled : null)}
          onClose={() => setAnswer(null)}
        />
      )}
    </div>
  )
}
