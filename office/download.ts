/** Takes a file away: asked for with the session's token, so never by a bare address that stays in a history. */
import { EXPORT_PATH, type ExportName } from '@uwanja/contract/operators/reports'
import { useSession } from './session.ts'

export async function download(name: ExportName, values: Record<string, string>): Promise<void> {
  const token = useSession.getState().session?.token ?? ''
  const answer = await fetch(`${EXPORT_PATH}/${name}?${new URLSearchParams(values).toString()}`, {
    credentials: 'same-origin',
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/csv')) throw new Error('refused')
  const called = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveFile(called ?? `${name}.csv`, await answer.blob())
}

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
