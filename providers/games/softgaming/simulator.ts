/** What SoftGaming's system API answers to us: it lets a player in by an address for one visit, and lists the games. */
import type { SimulatorReply, MakeSimulator, World, Simulator } from '../../world.ts'
import { percentText } from '../listing.ts'
import { sameText } from '../same-text.ts'
import { openVisits } from '../visits.ts'
import { ACTIONS } from './facts.ts'
import type { ListAnswer } from './requests.ts'
import { actionHash, actionPath } from './wire.ts'

const make: MakeSimulator = (world, keys) => {
  const visits = openVisits('softgaming', world)
  const isHash = (action: string, form: URLSearchParams, more: readonly string[]) =>
    sameText(form.get('Hash') ?? '', actionHash(keys, action, form.get('TID') ?? '', more)) && !!keys['password']

  function launch(form: URLSearchParams): SimulatorReply {
    const value = (name: string) => form.get(name) ?? ''
    if (!isHash(ACTIONS.launch, form, [value('Login'), value('Password'), value('System')])) return REFUSED
    const isDemo = value('Demo') === '1'
    if (!isDemo && (value('ExtParam') === '' || !/^[\w-]{1,64}$/.test(value('Login')))) return text('20,Login')
    const entry = { token: value('ExtParam'), playerId: value('Login'), currency: value('Currency') }
    const visit = { gameId: value('Page'), lang: value('Language'), lobbyUrl: value('Homepage') }
    return text(`1,${visits.expect({ ...visit, entry: isDemo ? null : entry }).url}`)
  }
  return {
    company: 'softgaming',
    handle({ method, path, rawBody }) {
      if (method === 'GET') return visits.come(path)
      const form = new URLSearchParams(rawBody)
      if (method === 'POST' && path === actionPath(keys, ACTIONS.launch)) return launch(form)
      if (method !== 'POST' || path !== actionPath(keys, ACTIONS.list)) return { http: 404, body: '' }
      return isHash(ACTIONS.list, form, []) ? listOf(world) : REFUSED
    },
  }
}

const text = (body: string): SimulatorReply => ({ http: 200, type: 'text/plain', body })
const REFUSED = text('10,Hash')

function listOf({ studio }: World): SimulatorReply {
  const games = studio.games().map((game, index) => ({
    ID: String(index + 1),
    System: game.launch['systemId'] ?? '',
    PageCode: game.id,
    Name: { en: game.name },
    Category: game.kind,
    Features: [...game.features],
    ImageFullPath: game.image,
    RTP: percentText(game.rtpBasisPoints),
    ReleaseDate: game.releasedOn,
    Devices: [...game.devices],
  }))
  return { http: 200, body: JSON.stringify({ games } satisfies ListAnswer) }
}

export const simulator: Simulator = { paths: ['/System/Api', '/play'], make }
