/** What a bench is: something that measures against a limit or a peer in the same run, and is bounded in time. */
export interface Bench {
  readonly about: string
  /** The whole run is stopped after this long, whatever hangs. */
  readonly mostMs: { readonly full: number; readonly quick: number }
  run(run: BenchRun): Promise<Outcome>
}

export interface BenchRun {
  readonly pace: 'full' | 'quick'
  /** `--full`: with more than is measured otherwise, where a bench has that. */
  readonly isLarge: boolean
  /** Registers what removes a thing that the bench made; last made, first removed, also when the run is stopped. */
  atExit(remove: () => Promise<void>): void
  say(line: string): void
}

export interface Aim {
  readonly text: string
  /** `skipped`: this machine lacks what it takes to judge it. */
  readonly verdict: 'pass' | 'fail' | 'skipped'
}

export interface Outcome {
  readonly aims: readonly Aim[]
  /** Everything measured, as it goes into the JSON file. */
  readonly results: unknown
}
