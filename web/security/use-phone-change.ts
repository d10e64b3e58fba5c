/** The change of a number in its two steps: the code that goes to the new one, and the change with it. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { security } from '@uwanja/contract/site/security'
import { useEffect, useState } from 'react'
import { jurisdiction } from '../jurisdiction.ts'
import { digitsOf, userNameOf } from '@uwanja/contract/wire/mobile-number'
import { codeSent } from '../recovery/recovery-rules.ts'
import { send } from '../send.ts'
import { logIn, useSession } from '../session/session.ts'
import { numberRefusal } from './number-change-rules.ts'

interface Memory {
  readonly step: 'number' | 'code' | 'done'
  readonly newNumber: string
  readonly password: string
  readonly key: string
  /** Unix milliseconds. */
  readonly resendAt: number
  /** A key of the texts. */
  readonly problem: string | null
}

const START: Memory = { step: 'number', newNumber: '', password: '', key: '', resendAt: 0, problem: null }

export function usePhoneChange() {
  const [memory, setMemory] = useState(START)
  const change = (part: Partial<Memory>) => setMemory((now) => ({ ...now, problem: null, ...part }))
  const user = useSession((session) => session.user)

  useEffect(() => {
    if (memory.step !== 'done') return
    const timer = setTimeout(() => window.location.reload(), CONSTANTS.reloadAfterSecurityChangeMs)
    return () => clearTimeout(timer)
  }, [memory.step])

  async function start(mobile: string, password: string): Promise<void> {
    if (digitsOf(mobile) === '' || password === '') return change({ problem: 'message.please_fill_all_fields' })
    change({})
    const newNumber = userNameOf(mobile, jurisdiction.prefix)
    const outcome = await send(security.startNumberChange, { newNumber, password }).catch(() => null)
    if (!outcome) return change({ problem: 'protection.lost' })
    const answer = codeSent(outcome)
    // Without a key of its own a code that went out earlier is of no use here.
    const key = answer.sent === 'no' ? null : (answer.key ?? (memory.newNumber === newNumber ? memory.key : null))
    if (answer.sent === 'no' || !key) return change({ problem: numberRefusal(outcome.status) })
    change({ step: 'code', newNumber, password, key, resendAt: Date.now() + answer.cooldownS * 1_000 })
  }

  async function finish(smsCode: string, google2faPin: string): Promise<void> {
    change({})
    const { newNumber, password, key } = memory
    const typed = { newNumber, password, smsCode, google2faPin, smsVerificationKey: key }
    const outcome = await send(security.changeNumber, typed).catch(() => null)
    if (!outcome) return change({ problem: 'protection.lost' })
    if (!outcome.ok) return change({ problem: numberRefusal(outcome.status) })
    // The session goes on under the new name.
    if (user) logIn({ ...user, user: { ...user.user, userName: outcome.data?.userName ?? newNumber } })
    change({ step: 'done', password: '', key: '' })
  }

  return {
    memory,
    start,
    resend: () => start(memory.newNumber, memory.password),
    finish,
    back: () => change({ step: 'number' }),
  }
}
