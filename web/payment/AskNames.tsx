/** The specified dialog, where the server wants names and birthday before money moves and the player has given none. */
import { Button } from '@uwanja/ui/Button'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { detailsAreMissing } from '../profile/personal-details-rules.ts'
import { PersonalDetailsDialog } from '../profile/PersonalDetailsDialog.tsx'
import { usePersonalInfo } from '../profile/use-personal-info.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useTranslations } from '../texts/use-translations.ts'

export function AskNames() {
  const t = useTranslations()
  const { data } = usePersonalInfo()
  const [state, setState] = useState<'open' | 'closed'>('open')
  // Known by their names: what is missing is a document.
  if (!data || !detailsAreMissing(data))
    return (
      <ScreenLink to="/identity" className={`${buttonVariant('secondary')} mt-3`}>
        {t('identity.open')}
      </ScreenLink>
    )
  return (
    <>
      <Button className="mt-3" onClick={() => setState('open')}>
        {t('personalDetails.title')}
      </Button>
      {/* In the body, because this stands in a form and the dialog holds one of its own. */}
      {state === 'open' &&
        createPortal(
          <PersonalDetailsDialog
            known={data}
            text={t('personalDetails.textMoney')}
            onClose={() => setState('closed')}
          />,
          document.body,
        )}
    </>
  )
}
