/** The two ways to a photo: the camera at once where there is one for it, or what is on the device. */
import type { HoldDocument } from '@uwanja/contract/site/holds'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useId } from 'react'
import { useTranslations } from '../texts/use-translations.ts'

interface Props {
  readonly kind: HoldDocument
  readonly says: 'take' | 'another' | 'change'
  readonly onFile: (file: File | undefined) => void
}

const LOOK = `${buttonVariant('secondary', 'wide')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2`

export function PhotoInputs({ kind, says, onFile }: Props) {
  const t = useTranslations('holdPicture')
  const id = useId()
  const document = t(`documents.${kind}`)
  const way = (name: 'camera' | 'device') => ({
    id: `${id}-${name}`,
    type: 'file',
    accept: 'image/jpeg,image/png',
    className: 'peer sr-only',
    'aria-describedby': `${id}-types`,
    onChange({ target }: { readonly target: HTMLInputElement }) {
      onFile(target.files?.[0])
      // The same file once more is a choice too.
      target.value = ''
    },
  })
  return (
    <div className="flex flex-col gap-2">
      {/* Where a mouse points there is no camera that one would hold over a paper. */}
      <div className="relative hidden any-pointer-coarse:block">
        <input {...way('camera')} capture={kind === 'selfie' ? 'user' : 'environment'} />
        <label htmlFor={`${id}-camera`} className={LOOK}>
          {t('camera')}
          <span className="sr-only">: {document}</span>
        </label>
      </div>
      <div className="relative">
        <input {...way('device')} />
        <label htmlFor={`${id}-device`} className={LOOK}>
          {t(says)}
          <span className="sr-only">: {document}</span>
        </label>
      </div>
      <p id={`${id}-types`} className="text-sm text-muted">
        {t('types')}
      </p>
    </div>
  )
}
