/** What a hold asks a photo of, what was sent and what became of it, and the way to send one; loaded where one is asked for. */
import { HOLD_DOCUMENTS, PICTURE_REASONS, PICTURE_STATES } from '@uwanja/contract/site/holds'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { SendPhoto } from './SendPhoto.tsx'

/** A server that is not ours may say anything. */
interface Sent {
  readonly id?: unknown
  readonly kind?: unknown
  readonly state?: unknown
  readonly reason?: unknown
  readonly sentAt?: string | null | undefined
}

interface Props {
  readonly holdId: string
  readonly stands: boolean
  readonly documents: readonly unknown[]
  readonly pictures: readonly Sent[]
  readonly onSent: () => Promise<void>
}

export function HoldPictures({ holdId, stands, documents, pictures, onSent }: Props) {
  const t = useTranslations('holdPicture')
  const asked = HOLD_DOCUMENTS.filter((one) => documents.includes(one))
  return (
    <div className="flex flex-col gap-4">
      {stands && <p className="text-muted">{t('lead')}</p>}
      {asked.map((kind) => {
        const sent = pictures.filter((one) => one.kind === kind)
        return (
          <section key={kind} className="flex flex-col gap-3 border-t border-line pt-4">
            <h3 className="font-semibold">{t(`documents.${kind}`)}</h3>
            {sent.length > 0 && (
              <ul className="flex flex-col gap-2">
                {sent.map((one, at) => (
                  <SentRow key={at} sent={one} isLast={stands && at === sent.length - 1} />
                ))}
              </ul>
            )}
            {stands && <SendPhoto holdId={holdId} kind={kind} isFirst={sent.length === 0} onSent={onSent} />}
          </section>
        )
      })}
    </div>
  )
}

const LOOKS = { waiting: 'text-text', accepted: 'text-win', refused: 'text-loss' } as const

function SentRow({ sent: { state: rawState, reason: rawReason, sentAt }, isLast }: { sent: Sent; isLast: boolean }) {
  const t = useTranslations('holdPicture')
  const dates = useDates()
  const state = PICTURE_STATES.find((one) => one === rawState) ?? 'waiting'
  const reason = PICTURE_REASONS.find((one) => one === rawReason)
  return (
    <li className="rounded-xl bg-raised p-3">
      <p className={`font-semibold ${LOOKS[state]}`}>{t(`states.${state}`)}</p>
      {state === 'refused' && (
        <p>
          {reason && t(`reasons.${reason}`)} {isLast && t('sendAgain')}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{t('sentOn', { moment: dates(sentAt, 'moment') })}</p>
    </li>
  )
}
