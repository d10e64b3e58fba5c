/** The last step before a self-exclusion: the password again, and afterwards what happens with the money. */
import { protection } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { useState } from 'react'
import { jurisdiction } from '../jurisdiction.ts'
import { send } from '../send.ts'
import { leave, useSession } from '../session/session.ts'
import { useDates } from '../texts/use-dates.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { isForGood, useLengthText } from './use-length-text.ts'
import { useChange } from './use-rules.ts'

export function ExclusionDialog({ months, onClose }: { months: number; onClose: () => void }) {
  const [until, setUntil] = useState<string | null>(null)
  return until === null ? <Asking months={months} onClose={onClose} onDone={setUntil} /> : <Done until={until} />
}

type AskingProps = { months: number; onClose: () => void; onDone: (until: string) => void }

function Asking({ months, onClose, onDone }: AskingProps) {
  const t = useTranslations()
  const statusText = useStatusText()
  const lengthText = useLengthText()
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<string | undefined>(undefined)
  const { change, problem, isWorking, busyLabel } = useChange()

  async function exclude(): Promise<void> {
    setMissing(password === '' ? statusText('message.please_fill_the_field') : undefined)
    if (password === '') return
    const answer = await change(send(protection.excludeSelf, { months, password }), 'rules go with the session')
    if (answer !== 'failed') onDone(answer?.until ?? '')
  }

  return (
    <Dialog title={t('ownRules.exclusion.confirmTitle')} closeLabel={t('shell.close')} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void exclude()
        }}
      >
        <p>
          {isForGood(months)
            ? t('ownRules.exclusion.confirmEver')
            : t('ownRules.exclusion.confirmText', { length: lengthText.months(months) })}
        </p>
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <PasswordField
          data-autofocus
          label={t('ownRules.exclusion.password')}
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
          autoComplete="current-password"
          value={password}
          error={missing}
          onChange={({ target }) => setPassword(target.value)}
        />
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
        <div className="grid grid-cols-2 gap-2">
          <Button size="large" disabled={isWorking} onClick={onClose}>
            {t('ownRules.cancel')}
          </Button>
          <Button type="submit" variant="danger" size="large" busyLabel={busyLabel}>
            {t('ownRules.exclusion.start')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The session has ended on the server; the page follows when these words have been read. */
function Done({ until }: { until: string }) {
  const t = useTranslations('ownRules.exclusion')
  const dates = useDates()
  const help = [jurisdiction.help.name, jurisdiction.help.contact].filter(Boolean).join(', ')
  return (
    <Dialog title={t('doneTitle')} onClose={null}>
      <p>{t('doneText', { moment: dates(until, 'moment'), help })}</p>
      <Button data-autofocus variant="primary" size="wide" onClick={leave}>
        {t('doneClose')}
      </Button>
    </Dialog>
  )
}
