/**
 * The forms of visitors (log in, join, recover): the part of react-hook-form that they need, under the same names, without
 * its eleven kilobytes before the first tap. Fields keep their own values; nothing is rendered again while one types.
 */
import { useMemo, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react'

type Values<V> = { readonly [K in keyof V]: string | boolean }

interface Rules<V> {
  readonly required?: boolean
  readonly validate?: (value: V) => boolean
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

interface Problem {
  /** Key of a text; a broken rule of the field itself has none. */
  readonly message?: string
}

/** What a field spreads. */
interface Registered {
  readonly name: string
  readonly defaultValue?: string
  readonly defaultChecked?: boolean
  readonly ref: (element: HTMLInputElement | null) => void
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export interface Entry<V extends Values<V>> {
  readonly formState: {
    readonly errors: Readonly<Partial<Record<keyof V, Problem>>>
    readonly isSubmitting: boolean
  }
  register<K extends keyof V & string>(name: K, rules?: Rules<V[K]>): Registered
  getValues(): V
  setValue(name: keyof V & string, value: string): void
  setError(name: keyof V & string, problem: Problem): void
  clearErrors(): void
  /** Runs only when every field keeps its rules; otherwise the first that does not is marked and takes the focus. */
  handleSubmit(run: (values: V) => unknown): (event: SyntheticEvent) => Promise<void>
}

interface Registry {
  readonly elements: Map<string, HTMLInputElement>
  readonly rules: Map<string, Rules<never>>
}

const valueOf = (element: HTMLInputElement) => (element.type === 'checkbox' ? element.checked : element.value)

function isKept(rules: Rules<never>, value: string | boolean): boolean {
  if (rules.required === true && (value === '' || value === false)) return false
  return rules.validate === undefined || rules.validate(value as never)
}

export function useEntry<V extends Values<V>>({ defaultValues }: { defaultValues: V }): Entry<V> {
  const [initial] = useState(defaultValues)
  const [errors, setErrors] = useState<Partial<Record<keyof V, Problem>>>({})
  const [isSubmitting, setSubmitting] = useState(false)
  const registry = useRef<Registry>(null)
  const actions = useMemo(() => {
    const fields = () => (registry.current ??= { elements: new Map(), rules: new Map() })
    const getValues = () => {
      const entered = [...fields().elements].map(([name, element]) => [name, valueOf(element)])
      return { ...initial, ...(Object.fromEntries(entered) as Partial<V>) }
    }
    const setError = (name: keyof V & string, problem: Problem) => {
      setErrors({ [name]: problem } as Partial<Record<keyof V, Problem>>)
      fields().elements.get(name)?.focus()
    }
    return { fields, getValues, setError }
  }, [initial])

  const { fields, getValues, setError } = actions
  return {
    formState: { errors, isSubmitting },
    getValues,
    setError,
    setValue(name, value) {
      const element = fields().elements.get(name)
      if (element) element.value = value
    },
    clearErrors: () => setErrors({}),
    register(name, rules = {}) {
      const first = initial[name]
      return {
        name,
        ...(typeof first === 'boolean' ? { defaultChecked: first } : { defaultValue: first as string }),
        ref(element) {
          if (!element) return
          fields().elements.set(name, element)
          fields().rules.set(name, rules as Rules<never>)
        },
        onChange(event) {
          rules.onChange?.(event)
          if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined })
        },
      }
    },
    handleSubmit: (run) => async (event) => {
      event.preventDefault()
      if (isSubmitting) return
      const values = getValues()
      const broken = [...fields().rules].find(([name, rules]) => !isKept(rules, values[name as keyof V]!))
      if (broken) return setError(broken[0], {})
      setSubmitting(true)
      try {
        await run(values)
      } finally {
        setSubmitting(false)
      }
    },
  }
}
