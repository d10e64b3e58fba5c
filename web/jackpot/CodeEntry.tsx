/** Letters of somebody's slip, typed: they open it as its address does. */
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { useState } from 'react'
import { useNavigator } from '../place.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { addressOf } from './use-shared-slip.ts'

export function CodeEntry() {
  const t = useTranslations('jackpot')
  const { go } = useNavigator()
  const [typed, setTyped] = useState('')
  return (
    <Card>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          go(addressOf(typed.trim()))
        }}
      >
        <Field
          className="min-w-40 flex-1"
          label={t('enterCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={24}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="large">
          {t('openCode')}
        </Button>
      </form>
    </Card>
  )
}
