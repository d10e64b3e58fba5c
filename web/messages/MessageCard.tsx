/** One message: its heads as a button that opens it, below them the whole text. Never anything but plain text. */
import { Button } from '@uwanja/ui/Button'
import { join } from '@uwanja/ui/looks/join'
import { ChevronDown, Mail, MailOpen, Send, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { departmentOf, isUnread, type ShownMessage } from './message-rules.ts'
import type { Box } from './use-messages.ts'

type Props = { box: Box; message: ShownMessage; onRead: () => void; onDelete: () => void }

export function MessageCard({ box, message, onRead, onDelete }: Props) {
  const t = useTranslations('messages')
  const dates = useDates()
  const id = useId()
  const [open, setOpen] = useState(false)
  const unread = box === 'inbox' && isUnread(message)
  const header = message.messageHeader ?? ''
  const department = box === 'sent' ? departmentOf(message.innerHeader) : null
  const below = department ? t('to', { department: t(`departments.${department}`) }) : message.innerHeader
  const Mark = box === 'sent' ? Send : unread ? Mail : MailOpen

  function toggle(): void {
    if (!open && unread) onRead()
    setOpen(!open)
  }

  return (
    <li className="overflow-hidden rounded-2xl border border-line bg-surface">
      <h2 className={join('border-l-4', unread ? 'border-l-primary bg-note-ground' : 'border-l-transparent')}>
        <button
          type="button"
          id={`${id}-head`}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={toggle}
          className="flex min-h-16 w-full items-start gap-3 rounded-2xl py-3 pr-3 pl-3 text-left outline-offset-[-4px]"
        >
          <Mark size={22} aria-hidden="true" className={join('mt-0.5 shrink-0', unread ? 'text-text' : 'text-muted')} />
          <span className="min-w-0 flex-1">
            <span className={join('block', unread ? 'font-bold' : 'font-semibold', !open && 'truncate')}>{header}</span>
            {below && <span className={join('block text-sm text-muted', !open && 'truncate')}>{below}</span>}
            <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted tabular-nums">
              <time dateTime={message.createDate ?? undefined}>{dates(message.createDate, 'moment')}</time>
              {unread && (
                <span className="rounded-full bg-primary px-2 text-xs leading-5 font-bold text-on-primary">
                  {t('unread')}
                </span>
              )}
            </span>
          </span>
          <ChevronDown
            size={22}
            aria-hidden="true"
            className={join('mt-0.5 shrink-0 transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={`${id}-body`} hidden={!open} className="border-t border-line px-4 py-4">
        <p className="whitespace-pre-line">{message.messageText}</p>
        <Beside title={t('ourAnswer')} other={message.answer} />
        {message.messageFooter && (
          <p className="mt-4 border-t border-line pt-3 text-sm whitespace-pre-line text-muted">
            {message.messageFooter}
          </p>
        )}
        <Beside title={t('youWrote')} other={message.wrote} />
        <div className="mt-4 flex justify-end">
          <Button variant="danger" aria-label={t('deleteNamed', { header })} onClick={onDelete}>
            <Trash2 size={18} aria-hidden="true" />
            {t('delete')}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** The other half of an exchange: below an answer what it answers, below a question the answer. */
function Beside({ title, other }: { title: string; other: ShownMessage['answer'] }) {
  const dates = useDates()
  if (!other?.messageText) return null
  return (
    <div className="mt-4 rounded-xl border-l-4 border-line bg-raised px-3 py-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <span className="font-semibold">{title}</span>
        <time dateTime={other.createDate ?? undefined}>{dates(other.createDate, 'moment')}</time>
      </p>
      <p className="mt-1 whitespace-pre-line">{other.messageText}</p>
    </div>
  )
}
