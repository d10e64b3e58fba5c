/** The address, the number and the chat that the operator has configured; and the inbox, for whoever has one. */
import { Headset, Inbox, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { jurisdiction } from '../jurisdiction.ts'
import { useSession } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { isMailAddress } from './contact-rules.ts'

const LINK = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4'

export function OtherWays() {
  const t = useTranslations('contact')
  const user = useSession((session) => session.user)
  const { operator, links } = jurisdiction
  if (!operator.contact && !operator.phone && !links.supportChat && !user) return null
  return (
    <section aria-labelledby="ways" className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-5">
      <h2 id="ways" className="text-lg font-semibold">
        {t('otherWays')}
      </h2>
      <ul className="flex flex-col">
        {operator.contact && (
          <Way icon={<Mail size={20} aria-hidden="true" />} name={t('supportEmail')}>
            {isMailAddress(operator.contact) ? (
              <a className={LINK} href={`mailto:${operator.contact}`}>
                {operator.contact}
              </a>
            ) : (
              operator.contact
            )}
          </Way>
        )}
        {operator.phone && (
          <Way icon={<Phone size={20} aria-hidden="true" />} name={t('phone')}>
            <a className={`${LINK} tabular-nums`} href={`tel:${operator.phone.replace(/[^\d+]/g, '')}`}>
              {operator.phone}
            </a>
          </Way>
        )}
        {links.supportChat && (
          <Way icon={<Headset size={20} aria-hidden="true" />}>
            <a className={LINK} href={links.supportChat} target="_blank" rel="noreferrer">
              {t('chat')}
            </a>
          </Way>
        )}
        {user && (
          <Way icon={<Inbox size={20} aria-hidden="true" />} name={t('inbox')}>
            <ScreenLink to="/Messages/NewMessage" className={LINK}>
              {t('toInbox')}
            </ScreenLink>
          </Way>
        )}
      </ul>
    </section>
  )
}

function Way({ icon, name, children }: { icon: ReactNode; name?: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5">
      <span className="text-muted">{icon}</span>
      <span className="flex min-w-0 flex-col break-words">
        {name && <span className="text-sm text-muted">{name}</span>}
        <span>{children}</span>
      </span>
    </li>
  )
}
