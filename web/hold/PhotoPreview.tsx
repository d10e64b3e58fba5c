/** The photo as it will be sent: what cannot be read here cannot be read by anybody. */
import { useTranslations } from '../texts/use-translations.ts'
import { addressOf, type Photo } from './photo.ts'

export function PhotoPreview({ photo }: { photo: Photo }) {
  const t = useTranslations('holdPicture')
  return (
    <figure className="flex flex-col gap-2">
      <img
        src={addressOf(photo)}
        alt={t('preview', { name: photo.name })}
        className="max-h-96 w-full rounded-xl border border-line bg-raised object-contain"
      />
      <figcaption className="text-sm text-muted">
        {t('look')} {t('size', { kb: String(photo.kb) })}
      </figcaption>
    </figure>
  )
}
