/**
 * Where toasts appear: over the header, in the page or in the dialog that covers it. What a page or a dialog asks stands
 * below, and dialogs leave the room. A live region that is there before its words.
 */
import { X } from 'lucide-react'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { Alert } from './Alert.tsx'
import { toasts } from './toasts.ts'

export function Toasts({ closeLabel }: { closeLabel: string }) {
  const id = useId()
  const shownHere = () => toasts.shownIn(id)
  const list = useSyncExternalStore(toasts.subscribe, shownHere, shownHere)
  useEffect(() => toasts.open(id), [id])
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[max(0.375rem,env(safe-area-inset-top))] z-50 mx-auto flex w-full max-w-md flex-col gap-2 px-2"
    >
      {list.map((toast) => (
        <div
          key={toast.id}
          className="pointer-events-auto animate-[toast-in_160ms_ease-out] rounded-xl border border-line bg-surface shadow-(--shadow)"
        >
          <Alert tone={toast.tone}>
            <div className="flex items-start gap-2">
              <p className="min-w-0 flex-1">{toast.text}</p>
              <button
                type="button"
                aria-label={closeLabel}
                className="-m-2.5 flex size-11 shrink-0 items-center justify-center"
                onClick={() => toasts.dismiss(toast.id)}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </div>
          </Alert>
        </div>
      ))}
    </div>
  )
}
