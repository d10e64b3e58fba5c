/** Where games are launched: apart from the rows, so that a script in a page's head need not bring their schemas. */
const GAME = '/api/api/Game'

export const GAME_LAUNCH_PATHS = {
  startBetsolutions: `${GAME}/StartBetsolutions`,
  startEgt: `${GAME}/StartEgt`,
  startSoftGaming: `${GAME}/StartSoftGaming`,
  startEndorphina: `${GAME}/StartEndorphina`,
  startBetConstruct: `${GAME}/StartBetConstruct`,
  startQTech: `${GAME}/StartQTech`,
  startGlobalBet: `${GAME}/StartGlobalBet`,
  startVivo: `${GAME}/StartVivo`,
  startGame: `${GAME}/StartGame`,
} as const
