/** The player's details and settings, and the ways to everything about the account's safety (U01, U10). */
import { user } from '@uwanja/contract/site/user'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Failed } from '../Failed.tsx'
import { useLive } from '../live/capabilities.ts'
import { detailsAreMissing } from '../profile/personal-details-rules.ts'
import { PersonalDetailsDialog } from '../profile/PersonalDetailsDialog.tsx'
import { usePersonalInfo, type PersonalInfo } from '../profile/use-personal-info.ts'
import { send } from '../send.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog.tsx'
import { Details } from './Details.tsx'
import { EmailAddress } from './EmailAddress.tsx'
import { LoginProtection } from './LoginProtection.tsx'
import { SettingCheckbox } from './SettingCheckbox.tsx'
import { late, tapped } from '../missing/late.ts'

const PhonePin = late(async () => (await import('./PhonePin.tsx')).PhonePin)

const PushCard = late(async () => (await import('../push/PushCard.tsx')).PushCard)

const PhoneChangeDialog = tapped(async () => (await import('./PhoneChangeDialog.tsx')).PhoneChangeDialog)

export function SecurityPage() {
  const t = useTranslations()
  const { data, error, refetch } = usePersonalInfo()
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('security.title')}</h1>
      {data ? (
        <Profile info={data} />
      ) : error ? (
        <Failed query={{ error, refetch }} text={t('security.failed')} />
      ) : (
        <>
          <Skeleton className="h-112" />
          <Skeleton className="h-44" />
        </>
      )}
      <Links />
      <ConfirmPasswordDialog />
    </div>
  )
}

function Profile({ info }: { info: PersonalInfo }) {
  const t = useTranslations()
  const canChangePhone = useLive((live) => live.calls?.includes('Security/ChangeNumber') === true)
  const hasPhonePin = useLive((live) => live.calls?.includes('Security/SetPhonePin') === true)
  const hasPush = useLive((live) => live.calls?.includes('Push/Subscribe') === true) && 'PushManager' in window
  const canGiveEmail = useLive((live) => live.calls?.includes('User/UpdateEmail') === true)
  const [dialog, setDialog] = useState<'details' | 'number' | 'closed'>('closed')
  return (
    <>
      <Card aria-labelledby="details" className="flex flex-col gap-3">
        <h2 id="details" className="text-lg font-bold">
          {t('security.details')}
        </h2>
        <Details info={info} />
        {canChangePhone && <Button onClick={() => setDialog('number')}>{t('numberChange.open')}</Button>}
        {detailsAreMissing(info) && (
          <Button variant="primary" size="wide" onClick={() => setDialog('details')}>
            {t('security.fill')}
          </Button>
        )}
      </Card>
      <Card aria-labelledby="settings" className="flex flex-col gap-2">
        <h2 id="settings" className="text-lg font-bold">
          {t('security.settings')}
        </h2>
        <SettingCheckbox
          label={t('security.subscribeToEmail')}
          value={info.subscribeToEmail === true}
          save={(flag) => send(user.updateEmailSubscription, { flag })}
          saved={(subscribeToEmail) => ({ subscribeToEmail })}
        />
        {canGiveEmail && info.subscribeToEmail === true && <EmailAddress known={info.email ?? ''} />}
        <SettingCheckbox
          label={t('security.smsNotification')}
          value={info.userNotificationSetup?.smsNotificationEnabled === true}
          save={(flag) => send(user.updateSmsNotificationStatus, { flag })}
          saved={(smsNotificationEnabled) => ({
            userNotificationSetup: { ...info.userNotificationSetup, smsNotificationEnabled },
          })}
        />
      </Card>
      <LoginProtection info={info} />
      {hasPush && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <PushCard />
        </Suspense>
      )}
      {hasPhonePin && (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <PhonePin isSet={info.hasPhonePin === true} />
        </Suspense>
      )}
      {dialog === 'details' && (
        <PersonalDetailsDialog known={info} text={t('personalDetails.text')} onClose={() => setDialog('closed')} />
      )}
      <Suspense fallback={null}>
        {dialog === 'number' && <PhoneChangeDialog info={info} onClose={() => setDialog('closed')} />}
      </Suspense>
    </>
  )
}

function Links() {
  const t = useTranslations()
  const hasDevices = useLive((live) => live.calls?.includes('Security/GetDevices') === true)
  const hasIdentity = useLive((live) => live.calls?.includes('Identity/GetIdentity') === true)
  const hasTax = useLive((live) => live.calls?.includes('User/GetTaxStatement') === true)
  const hasRules = useLive((live) => live.calls?.includes('Protection/GetRules') === true)
  const links = [
    ...(hasIdentity ? [{ to: '/identity', text: t('identity.open') }] : []),
    { to: '/security/changepassword', text: t('changePassword.title') },
    { to: '/security/loginhistory', text: t('loginHistory.title') },
    ...(hasDevices ? [{ to: '/security/trusteddevices', text: t('devices.title') }] : []),
    ...(hasTax ? [{ to: '/TaxStatement', text: t('taxStatement.title') }] : []),
    ...(hasRules ? [{ to: '/ResponsibleGaming#rules', text: t('ownRules.link') }] : []),
  ]
  return (
    <nav aria-label={t('security.more')} className="rounded-2xl border border-line bg-surface">
      <ul>
        {links.map(({ to, text }) => (
          <li key={to} className="border-b border-line last:border-0">
            <ScreenLink
              to={to}
              className="flex min-h-13 items-center justify-between gap-3 px-4 py-2 font-semibold text-text no-underline hover:bg-raised active:bg-raised sm:px-6"
            >
              {text}
              <ChevronRight size={20} className="shrink-0 text-muted" aria-hidden="true" />
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
