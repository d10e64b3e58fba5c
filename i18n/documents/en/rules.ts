/** Betting rules in English. */
import type { LongText } from '../document.ts'

export const rules: LongText = {
  title: 'Betting rules',
  lead: 'How bets and games are accepted, settled and paid. They are part of the terms and conditions.',
  sections: [
    {
      id: 'acceptance',
      title: 'When a bet counts',
      body: [
        'A bet counts when our server has accepted it and it stands in your history or in your list of bets. A message on the way there is not enough. After that neither you nor we can withdraw it, except where these rules say so.',
        'The odds, the stake and the possible win are shown before you confirm. Odds can change until then; if they did, you are asked again. Later changes do not touch your bet.',
        'If your connection breaks while you bet, look at your history before you try again.',
      ],
    },
    {
      id: 'limits',
      title: 'Stakes and limits',
      body: [
        'The smallest and the largest stake stand in the game or on the betslip. A stake must be covered by your balance. We may refuse a bet or accept less than was asked for.',
        'Cash is staked before bonus money. Wins and returned stakes come back in the same proportion.',
      ],
    },
    {
      id: 'events',
      title: 'Sports: results',
      body: [
        'Betting on sports is not open yet: these rules hold from the day on which it is.',
        'Bets are settled by the official result at the end of the event. Later decisions at a desk change nothing.',
        'Football bets are for the regular time with stoppage time, without extra time and penalties, unless the bet says otherwise.',
        'Betting on sports runs in windows of companies that specialise in it. Where a company’s own rules, shown in its window, say more about a sport or a kind of bet, they apply to bets placed there.',
      ],
    },
    {
      id: 'void',
      title: 'Sports: void bets',
      body: [
        'A bet is void and its stake comes back when:',
        [
          'the event is cancelled, or is not played within 48 hours of its announced start;',
          'it is abandoned and the outcome of the bet had not been decided before;',
          'it was placed after the outcome was known, or after the event had begun without being offered as a live bet;',
          'the odds or the line were an obvious mistake.',
        ],
        'In a multiple bet a void selection counts with odds of 1.00, and the rest goes on.',
      ],
    },
    {
      id: 'games',
      title: 'Casino and crash games',
      body: [
        'The rules and the return of a game stand in the game. The return to player (RTP) on a game’s picture is what its company states: so much of 100 staked comes back on average over very many rounds, and not in yours. The result that the game’s company recorded is the result, also when the picture on your phone stood still.',
        'In Zeppelin you take the multiplier that stood when your cash-out reached the server before the burst. A lost connection does not cash you out. Each round is sealed before stakes open and can be checked afterwards with the seed that is shown.',
        'A round that a fault interrupts is finished by the record, or cancelled with stakes returned. Wins from a fault of the game are void.',
      ],
    },
    {
      id: 'jackpot',
      title: 'Jackpot',
      body: [
        'The rule set of a round, with its version, stands on the round’s page before you buy and on your ticket: the price, the most tickets, the shares by number right, and what cancelled matches do.',
        'A ticket names an outcome for each event of the round, counts from the moment when its price is paid, and can be bought only before the first event starts.',
        'If an event of the round is cancelled, a reserve event takes its place. Equal tickets win equal prizes: a prize that several tickets win is shared among them. What is not won goes into a later round as announced there.',
      ],
    },
    {
      id: 'races',
      title: 'Races, drops, insured multiples and odds boosts',
      body: [
        'A race counts rounds as the books have them between its start and its end; what it counts, the least stake, its games and its prizes stand on its page. Bets count when they are settled. Rounds that are taken back within 24 hours after the end count no more; prizes are paid after that.',
        'Players with the same points share the prizes of their places equally. Who has excluded themselves, or whose account is blocked or closed, has no place. A race may need an entry: then only who was let in by a promotion has a place.',
        'The moments of drops are fixed before the start; their digest is shown then, and the seed after the end.',
        'An insured multiple gives your cash stake back, up to the most that its promotion names, when exactly one leg that counts was lost. Void legs do not count. Edited bets, bets that were cashed out in part and free bets are not insured. It comes an hour after the last leg is decided.',
        'An odds boost pays you, beside the win, a share of what a straight bet of one line wins above the part of its stake that was cash, up to the most that its promotion names for a bet. Your odds stay as they are. It counts for bets placed after you joined, with as many legs and at such odds as the promotion says; void legs do not count, and what a win bonus adds is not boosted. Systems, edited bets, bets that were cashed out and free bets are not boosted. It is cash and comes soon after the bet is settled; if the result is changed later, the difference is paid, or taken back as far as it is there. It ends when the number of bets or the whole sum that the promotion names is reached.',
      ],
    },
    {
      id: 'payment',
      title: 'How wins are paid',
      body: [
        'Wins are credited as soon as the result is official, usually within minutes. If a bet was settled wrongly, it is settled again, and both show in your history.',
        'Where the law takes a tax from stakes or wins, it is taken and shown.',
      ],
    },
    {
      id: 'integrity',
      title: 'Integrity',
      body: [
        'Players, referees, officials and anybody who can influence an event or knows more than the public must not bet on it. Suspicious bets are held back, looked into, and reported to {regulators}.',
      ],
    },
    {
      id: 'disputes',
      title: 'If you disagree',
      body: [
        'Tell {contact} within 30 days, with the number of the bet. We look at the record and explain the settlement. After that {regulators} can be asked.',
      ],
    },
  ],
}
