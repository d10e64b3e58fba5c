/** Runs a login and follows its answer: enter, ask for the code, open recovery, or show why not. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { security } from '@uwanja/contract/site/security'
import { ownText } from '@uwanja/i18n/status-text'
import { useEffect, useState } from 'react'
import { useNavigator } from '../place.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { userNameOf } from '@uwanja/contract/wire/mobile-number'
import { send } from '../send.ts'
import { takeFlag } from '../session/flags.ts'
import { logIn } from '../session/session.ts'
import { readWanted } from '../session/wanted.ts'
import { noteLogIn } from './last-log-in.ts'
import { loginRequest, loginStep, startPage, type TypedCode } from './login-rules.ts'
import { wantTexts } from '../texts/language.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface Credentials {
  readonly mobile: string
  readonly password: string
}

/** Which code the login waits for. */
export interface CodeRequest {
  readonly kind: TypedCode['kind']
  /** Unix milliseconds: from when on another SMS may be asked for. */
  readonly resendAt: number
}

type Asking = 'nothing' | 'recovery' | CodeRequest

export function useLogin() {
  const { go } = useNavigator()
  const texts = useTexts()
  const [asking, setAsking] = useState<Asking>('nothing')
  const [problem, setProblem] = useState<string | null>(null)
  const [mustRecover, setMustRecover] = useState(false)

  useEffect(() => {
    if (!mustRecover) return
    const timer = setTimeout(() => setAsking('recovery'), CONSTANTS.recoveryAfter7015Ms)
    return () => clearTimeout(timer)
  }, [mustRecover])

  async function attempt({ mobile, password }: Credentials, typed: TypedCode | null = null): Promise<void> {
    setProblem(null)
    setMustRecover(false)
    if (!mobile.trim() || !password) return setProblem('message.please_fill_all_fields')
    const device = /Mobi|Android/i.test(navigator.userAgent) ? 'mobile' : 'desktop'
    const request = loginRequest(userNameOf(mobile, jurisdiction.prefix), password, typed, device)
    const next = loginStep(await send(security.login, request))
    if (next.step === 'enter') {
      // The header of a player says more than a visitor's.
      await wantTexts('player')
      logIn(next.user)
      const flags = { newUser: takeFlag('newUser'), myBets: takeFlag('myBetsClicked') }
      const wanted = readWanted()
      go(next.to === 'start' ? startPage(flags, wanted) : next.to)
      noteLogIn(next.user.token)
    } else if (next.step === 'ask-code') {
      await wantTexts('all')
      setAsking({ kind: next.kind, resendAt: Date.now() + next.resendInS * 1_000 })
    } else if (next.step === 'recover') {
      // The general text would not say what opens in a moment.
      const said = next.said.map((one) => ownText(texts, one)).find((text) => text !== null)
      setProblem(said ?? 'message.must_change_password')
      setMustRecover(true)
    } else {
      setProblem(next.status)
    }
  }

  return { attempt, asking, setAsking, problem }
}
