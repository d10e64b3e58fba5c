/** Switches the test rank, with a reason. */
import { office } from '@uwanja/contract/operators/office'
import type { PlayerPage as Player } from '@uwanja/contract/operators/players'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function RankDialog({ player: { id, isTest }, onClose }: { player: Player; onClose: () => void }) {
  const { texts } = useSpeech()
  return (
    <WhyDialog
      row={office.setTestRank}
      values={{ id, isTest: !isTest }}
      title={isTest ? texts.players.endTest : texts.players.makeTest}
      confirm={texts.save}
      onClose={onClose}
    />
  )
}
