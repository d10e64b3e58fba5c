/** The recovery's memory: which step, which code, until when. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { security } from '@uwanja/contract/site/security'
import { useState } from 'react'
import { jurisdiction } from '../jurisdiction.ts'
import { userNameOf } from '@uwanja/contract/wire/mobile-number'
import { send } from '../send.ts'
import { wantTexts } from '../texts/language.ts'
import { codeSent, passwordProblem, recoveryRequest } from './recovery-rules.ts'

interface Memory {
  readonly step: 1 | 2 | 3 | 4
  /** As it was typed, for who comes back to it. */
  readonly mobile: string
  readonly userName: string
  readonly smsCode: string
  readonly key: string
  /** Unix milliseconds. */
  readonly codeUntil: number
  readonly resendAt: number
  readonly isSentNow: boolean
  /** Asked for once the server says that this account was silent for long. */
  readonly birthDate: 'asked' | 'not-asked'
  readonly problem: string | null
}

const START: Omit<Memory, 'mobile'> = {
  step: 1,
  userName: '',
  smsCode: '',
  key: '',
  codeUntil: 0,
  resendAt: 0,
  isSentNow: false,
  birthDate: 'not-asked',
  problem: null,
}

export function useRecovery(mobile: string) {
  const [memory, setMemory] = useState<Memory>({ ...START, mobile })
  const change = (part: Partial<Memory>) => setMemory((now) => ({ ...now, problem: null, ...part }))

  async function requestCode(userName: string): Promise<void> {
    change({})
    const answer = codeSent(await send(security.sendSmsCode, { userName }))
    if (answer.sent === 'no') return change({ problem: answer.status })
    const nowMs = Date.now()
    setMemory((now) => {
      // A code from a moment ago for this very number keeps its own end; its key stays unless a new one came.
      const earlier = answer.sent === 'earlier' && now.userName === userName && now.codeUntil > nowMs
      return {
        ...now,
        step: 2,
        userName,
        key: answer.key ?? (now.userName === userName ? now.key : ''),
        codeUntil: earlier ? now.codeUntil : nowMs + CONSTANTS.smsCodeSeconds * 1_000,
        resendAt: nowMs + answer.cooldownS * 1_000,
        isSentNow: answer.sent === 'now',
        problem: null,
      }
    })
  }

  return {
    memory,
    back: () => change({ step: memory.step === 3 ? 2 : 1 }),
    takeNumber(typed: string): Promise<void> {
      change({ mobile: typed })
      return requestCode(userNameOf(typed, jurisdiction.prefix))
    },
    resend: () => requestCode(memory.userName),
    takeCode: (smsCode: string) => change({ smsCode, step: 3 }),
    async takePasswords(newPassword: string, newPasswordConfirm: string, birthDate: string): Promise<void> {
      const wrong = passwordProblem(newPassword, newPasswordConfirm)
      if (wrong) return change({ problem: wrong })
      change({})
      const passwords = { newPassword, newPasswordConfirm }
      const born = memory.birthDate === 'asked' ? birthDate : null
      const request = recoveryRequest(memory.userName, memory, passwords, born)
      const outcome = await send(security.passwordRecovery, request)
      // Step 4 follows statusCode 0, always (A11).
      if (outcome.ok) return change({ step: 4 })
      const isAsked = outcome.status === 'BIRTH_DATE_REQUIRED'
      // Visitors' pages have no words for a birth date.
      if (isAsked) await wantTexts('all')
      change({ problem: outcome.status, ...(isAsked ? { birthDate: 'asked' } : {}) })
    },
  }
}
