/** The return of games held beside the stated one: what a jurisdiction's row says of it. */
export interface ReturnRules {
  /** How many standard errors the actual return may lie from the stated one: 3 leaves about one period in 370 outside by chance. */
  readonly errors: number
  /** With fewer rounds nothing is said: their spread says too little of the game's. */
  readonly leastRounds: number
}
