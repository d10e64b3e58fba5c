/** Six letters for a slip: made, shared, and loaded with what has moved and what was left out. */
import { useEffect, useEffectEvent, useState } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { bookCodes } from '@uwanja/contract/book/codes'
import { send } from '../send.ts'
import { useSaid } from '../texts.ts'
import type { Mode } from './choices.ts'
import { CodeShown, type Made } from './CodeShown.tsx'
import { takeCode } from './code-link.ts'
import type { Form } from './form.ts'
import { loadCode, type Loading } from './load-code.ts'
import { LoadedNote } from './LoadedNote.tsx'
import { useSlipSaid } from './said.ts'

export function Booking({ forms, mode }: { readonly forms: readonly Form[]; readonly mode: Mode }) {
  const hasOne = forms.length > 0
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <Load />
      {hasOne && <Make forms={forms} mode={mode} />}
    </section>
  )
}

/** Singles travel together: a code is one slip. */
const shapeOf = (forms: readonly Form[], mode: Mode) =>
  mode === 'singles' ? { legs: forms.flatMap(({ asked }) => asked.legs) } : forms[0]!.asked

function Make({ forms, mode }: { readonly forms: readonly Form[]; readonly mode: Mode }) {
  const { t } = useSlipSaid()
  const key = JSON.stringify(shapeOf(forms, mode))
  const [made, setMade] = useState<(Made & { key: string }) | null>(null)
  const [failed, setFailed] = useState(false)
  const make = async () => {
    setFailed(false)
    try {
      const answer = await send(bookCodes.makeCode, shapeOf(forms, mode))
      if (answer.ok) setMade({ ...answer.data, key })
      else setFailed(true)
    } catch {
      setFailed(true)
    }
  }
  if (made?.key === key) return <CodeShown {...made} />
  return (
    <>
      {failed && <Alert tone="danger">{t.codeFailed}</Alert>}
      <Button onClick={() => void make()}>{t.makeCode}</Button>
    </>
  )
}

function Load() {
  const { t } = useSlipSaid()
  const said = useSaid()
  const [code, setCode] = useState('')
  const [loading, setLoading] = useState<Loading | null>(null)
  const [isBusy, setBusy] = useState(false)
  const load = async (typed: string) => {
    setBusy(true)
    setLoading(await loadCode(typed, said))
    setBusy(false)
  }
  // A link that somebody shared leads here with its code.
  const loadShared = useEffectEvent(() => {
    const shared = takeCode()
    if (shared !== null) void loadCode(shared, said).then(setLoading)
  })
  useEffect(() => loadShared(), [])
  const why = { unknown: t.codeUnknown, many: t.codeTooMany, lost: t.codeFailed }
  const failed = loading && 'failed' in loading ? why[loading.failed] : undefined
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') void load(code)
      }}
    >
      <Field
        label={t.codeField}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={12}
        size="compact"
        error={failed}
        suffix={
          <Button type="submit" variant="quiet" disabled={isBusy || code.trim() === ''}>
            {t.loadCode}
          </Button>
        }
      />
      {loading && 'found' in loading && <LoadedNote {...loading.found} />}
    </form>
  )
}
