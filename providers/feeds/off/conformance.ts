/** OFF/1 as the kit meets it: our plug, with the sandbox at the other end. */
import type { FeedSubject } from '../conformance.ts'
import { off } from './adapter.ts'
import { sandboxStage } from './testing.ts'

export const subject: FeedSubject = { kind: 'feed', plug: off, stage: sandboxStage }
