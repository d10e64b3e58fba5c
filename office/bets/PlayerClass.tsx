/** A player's class at the book, once for each wallet, and the giving of another one. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

interface Known {
  readonly player: string
  readonly wallet: string
  readonly class: string
}

export function PlayerClass({ id }: { id: string }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const [open, setOpen] = useState<Known | null>(null)
  const asked = useOfficeQuery(office.tradingPlayers, { walletPlayer: id })
  return (
    <OfficeQuery asked={asked}>
      {({ players }) => (
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{words.class}</h3>
          {players.length === 0 && <p className="text-muted">{words.noBookPlayer}</p>}
          <ul className="flex flex-col gap-2">
            {players.map((one) => (
              <li key={one.player} className="flex flex-wrap items-center gap-3">
                {one.wallet}: <strong>{one.class}</strong>
                {may('trading.limits') && (
                  <Button size="small" aria-label={`${words.giveClass}: ${one.wallet}`} onClick={() => setOpen(one)}>
                    {words.giveClass}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {open && <Give known={open} onClose={() => setOpen(null)} />}
        </section>
      )}
    </OfficeQuery>
  )
}

function Give({ known, onClose }: { known: Known; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const [chosen, setChosen] = useState(known.class)
  const rules = useOfficeQuery(office.tradingRules, {})
  const classes = rules.data?.classes ?? [{ name: known.class }]
  return (
    <WhyDialog
      row={office.setTradingPlayerClass}
      values={{ player: known.player, class: chosen }}
      title={words.giveClass}
      lead={words.classesLead}
      confirm={texts.save}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.class}
        value={chosen}
        options={classes.map(({ name }) => ({ value: name, text: name }))}
        onChange={({ target }) => setChosen(target.value)}
      />
    </WhyDialog>
  )
}
