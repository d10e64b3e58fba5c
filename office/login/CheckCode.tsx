/** The account is not open yet: the code that a new operator reads to those who stand for it. */
import type { OperatorCheck } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { useSpeech } from '../speech.ts'

export function CheckCode({ check: { code, waitsFor }, onBack }: { check: OperatorCheck; onBack: () => void }) {
  const { texts, fill, list } = useSpeech()
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-bold">{texts.login.checkHeading}</h1>
      <p className="text-muted">{fill(texts.login.checkLead, { names: list(waitsFor) })}</p>
      <p>
        <code className="text-3xl font-semibold tabular-nums select-all">{code}</code>
      </p>
      <Button variant="primary" size="wide" onClick={onBack}>
        {texts.login.checkDone}
      </Button>
    </div>
  )
}
