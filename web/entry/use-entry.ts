/**
 * The forms of visitors and of money: the part of react-hook-form that they need, under the same names, without its eleven
 * kilobytes before the first tap. Fields keep their own values; nothing is rendered again while one types.
 */
import { useMemo, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react'

type Values<V> = { readonly [K in keyof V]: string | boolean }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Rules<V> {
  readonly required?: boolean
  /** False, or what is wrong: the rule is broken. */
  readonly validate?: (value: V) => boolean | string
  readonly onChange?: (event: ChangeEvent<Control>) => void
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
  readonly ref: (element: Control | null) => void
  readonly onChange: (event: ChangeEvent<Control>) => void
}

export interface Entry<V extends Values<V>> {
  readonly formState: {
    readonly errors: Readonly<Partial<Record<keyof V, Problem>>>
    readonly isSubmitting: boolean
  }
  register<K extends keyof V & string>(name: K, rules?: Rules<V[K]>): Registered
  getValues(): V
  setValue(name: keyof V & string, value: string): void
  /** Beside the others. It takes the focus, unless another problem stands above it. */
  setError(name: keyof V & string, problem: Problem, options?: { readonly shouldFocus: boolean }): void
  clearErrors(): void
  /** Every field as it began. */
  reset(): void
  /** Runs only when every field keeps its rules; otherwise the first that does not is marked and takes the focus. */
  handleSubmit(run: (values: V) => unknown): (event: SyntheticEvent) => Promise<void>
}

interface Registry {
  readonly elements: Map<string, Control>
  readonly rules: Map<string, Rules<never>>
}

const isBox = (element: Control): element is HTMLInputElement => element.type === 'checkbox'
const valueOf = (element: Control) => (isBox(element) ? element.checked : element.value)

/** What a value breaks, or null. */
function problemOf(rules: Rules<never>, value: string | boolean): Problem | null {
  if (rules.required === true && (value === '' || value === false)) return {}
  const verdict = rules.validate?.(value as never) ?? true
  if (verdict === true) return null
  return verdict === false ? {} : { message: verdict }
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
    const setError = (name: keyof V & string, problem: Problem, { shouldFocus } = { shouldFocus: true }) => {
      setErrors((others) => ({ ...others, [name]: problem }))
      if (shouldFocus) fields().elements.get(name)?.focus()
    }
    const reset = () => {
      setErrors({})
      for (const [name, element] of fields().elements) {
        const first = initial[name as keyof V]
        if (isBox(element)) element.checked = first === true
        else element.value = String(first)
      }
    }
    return { fields, getValues, setError, reset }
  }, [initial])

  const { fields, getValues, setError, reset } = actions
  return {
    formState: { errors, isSubmitting },
    getValues,
    setError,
    reset,
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
      for (const [name, rules] of fields().rules) {
        const problem = problemOf(rules, values[name as keyof V]!)
        if (problem) return setError(name, problem)
      }
      setSubmitting(true)
      try {
        await run(values)
      } finally {
        setSubmitting(false)
      }
    },
  }
}
