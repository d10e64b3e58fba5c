/** A switch that saves when it is touched; what is not saved goes back and says so (U01). */
import type { Call } from '@uwanja/contract/wire/call'
import { Alert } from '@uwanja/ui/Alert'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { useState } from 'react'
import { useChangedInfo, type PersonalInfo } from '../profile/use-personal-info.ts'
import type { Outcome } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'

type Props = {
  label: string
  /** As the server knows it. */
  value: boolean
  save: (value: boolean) => Promise<Outcome<Call>>
  /** The part of the profile that holds it. */
  saved: (value: boolean) => Partial<PersonalInfo>
}

export function SettingCheckbox({ label, value, save, saved }: Props) {
  const t = useTranslations()
  const changed = useChangedInfo()
  // Shown while it is under way; afterwards what the server is known to have is shown.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [answer, setAnswer] = useState<'saved' | 'failed' | null>(null)

  async function change(next: boolean): Promise<void> {
    if (wanted !== null) return
    setWanted(next)
    setAnswer(null)
    const outcome = await save(next).catch(() => null)
    changed(outcome?.ok ? saved(next) : {})
    setAnswer(outcome?.ok ? 'saved' : 'failed')
    setWanted(null)
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Checkbox
          label={label}
          checked={wanted ?? value}
          aria-busy={wanted !== null}
          onChange={(event) => void change(event.target.checked)}
        />
        <span role="status" className="ml-auto text-sm font-medium whitespace-nowrap text-win">
          {answer === 'saved' && t('security.saved')}
        </span>
      </div>
      {answer === 'failed' && (
        <Alert tone="danger">
          <p className="font-semibold">{t('Error')}</p>
          <p>{t('security.notSaved')}</p>
        </Alert>
      )}
    </div>
  )
}
