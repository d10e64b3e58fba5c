/** Area Jackpot: the manual jackpot (J01-J08). Field names are the specification's (A3, B3); what it does not name is ours. */
import * as z from 'zod/mini'
import { wireAmount } from '../wire/amounts.ts'
import { call, listCall } from '../wire/call.ts'
import { filled, flag, whole } from '../wire/fields.ts'

/** Three-way rounds have this type; every other asks for exact scores. */
export const THREE_WAY = 10
/** Main matches of a round. */
export const MATCHES = { threeWay: 13, score: 6 } as const
export const isThreeWay = (jackpotTypeID: number): boolean => jackpotTypeID === THREE_WAY
export const matchesOf = (jackpotTypeID: number): number =>
  isThreeWay(jackpotTypeID) ? MATCHES.threeWay : MATCHES.score

/** `choiceId` of a line, and of a result. */
export const CHOICES = { home: 1, draw: 2, away: 3 } as const
export const MOST_SCORE = 20

const MOST_ID = 999_999_999
const id = z.int()
/** `1` home, `2` draw, `3` away, or a score. */
const PICK = /^(?:[123]|\d{1,2}:\d{1,2})$/
const MOST_PICKS = 40

export const JACKPOT_STATES = ['open', 'closed', 'settled', 'cancelled'] as const
/** `waiting`: not every match that may still count has a result. */
export const TICKET_STATES = ['waiting', 'won', 'lost', 'refunded'] as const

const share = z.object({
  /** So many right … */
  right: z.int(),
  /** … share so many hundredths of a percent of the pool, equally. */
  basisPoints: z.int(),
})
const fixedPrize = z.object({ right: z.int(), prize: wireAmount, winners: z.int() })

/** The rules of a round, as they are printed beside it and kept by its tickets. */
export const jackpotRules = z.object({
  version: z.string(),
  mostTickets: z.int(),
  salesBasisPoints: z.int(),
  tiers: z.array(share),
  /** To the earliest tickets with so many right, beside the pool. */
  fixed: z.array(fixedPrize),
  /** So many cancelled main matches end the round. */
  cancelledEnds: z.int(),
  /** What becomes of it then: every ticket is given back, or the pool goes into the next round. */
  onCancelled: z.enum(['refund', 'roll']),
  /** A reserve that counts and was not picked: wrong, or a pick that was drawn when the ticket was sold. */
  unpickedReserve: z.enum(['wrong', 'drawn']),
})

const round = {
  id,
  startDate: z.string(),
  isActive: z.boolean(),
  jackpotTypeID: z.int(),
  prizePool: wireAmount,
  ticketPrice: wireAmount,
  currency: z.string(),
  name: z.string(),
  /** Tickets are sold until then. */
  closesAt: z.string(),
  matches: z.int(),
  reserves: z.int(),
  rules: jackpotRules,
  /** Picks of it can be kept under letters (ShareSlip). */
  isShareable: z.boolean(),
}

const result = {
  /** 1 home, 2 draw, 3 away; null: not played yet, or cancelled. */
  choiceId: z.nullable(z.int()),
  participant1Score: z.nullable(z.int()),
  participant2Score: z.nullable(z.int()),
}
const match = {
  id,
  participant1: z.string(),
  participant2: z.string(),
  startDate: z.string(),
  leagueName: z.string(),
  isReserve: z.boolean(),
  canceled: z.boolean(),
  /** What the three choices are called. */
  home: z.string(),
  draw: z.string(),
  away: z.string(),
  ...result,
}

export const jackpot = {
  getManualJackpotList: call({
    method: 'GET',
    path: '/api/api/Jackpot/GetManualJackpotList',
    access: 'guest',
    about: 'The open jackpots, the one that closes first at the head. Amounts in the currency of the round.',
    reply: z.array(z.object(round)),
  }),
  getManualJackpotEvents: call({
    method: 'GET',
    path: '/api/api/Jackpot/GetManualJackpotEvents',
    access: 'guest',
    about: 'The matches of a jackpot in their order, its reserves after them, with the results that stand.',
    query: { jackpotId: whole(1, MOST_ID) },
    reply: z.array(z.object(match)),
    refusals: ['JACKPOT_NOT_FOUND'],
    example: { jackpotId: 1 },
  }),
  placeManualJackpotBet: listCall({
    method: 'POST',
    path: '/api/api/Jackpot/PlaceManualJackpotBet',
    access: 'player',
    sensitive: true,
    about:
      'Buys a ticket: one line for each main match of one jackpot, with or without lines for its reserves. canceled is read and never believed. In data.status stands Success, or why not.',
    list: {
      jackpotId: whole(0, MOST_ID),
      eventId: whole(0, MOST_ID),
      choiceId: z._default(whole(0, 9), 0),
      canceled: z._default(flag, true),
      participant1Score: z._default(whole(0, MOST_SCORE), 0),
      participant2Score: z._default(whole(0, MOST_SCORE), 0),
    },
    reply: z.object({ status: z.literal('Success'), betId: id }),
    refusals: [
      'JACKPOT_SLIP_INCOMPLETE',
      'JACKPOT_SLIP_WRONG',
      'JACKPOT_NOT_FOUND',
      'JACKPOT_CLOSED',
      'JACKPOT_TICKETS_USED_UP',
      'INSUFFICIENT_AMOUNT',
      'PLAYER_BLOCKED',
      'PLAY_LIMIT_REACHED',
      'REMINDER_UNANSWERED',
    ],
    example: [{ jackpotId: 1, eventId: 1, choiceId: 1, canceled: true, participant1Score: 0, participant2Score: 0 }],
  }),
  shareSlip: call({
    method: 'POST',
    path: '/api/api/Jackpot/ShareSlip',
    access: 'anyone',
    about:
      'Keeps picks of an open jackpot under six letters until its sale ends; whose they are is not kept. A slip need not be whole, and the same picks have the same letters.',
    body: {
      jackpotId: whole(1, MOST_ID),
      picks: z
        .array(z.object({ eventId: whole(1, MOST_ID), pick: z.string().check(z.regex(PICK)) }))
        .check(z.minLength(1), z.maxLength(MOST_PICKS)),
    },
    reply: z.object({ code: z.string(), endsAt: z.string() }),
    refusals: ['JACKPOT_NOT_FOUND', 'JACKPOT_CLOSED', 'JACKPOT_SLIP_WRONG'],
    example: { jackpotId: 1, picks: [{ eventId: 1, pick: '1' }] },
  }),
  getSharedSlip: call({
    method: 'GET',
    path: '/api/api/Jackpot/GetSharedSlip',
    access: 'anyone',
    about: 'The picks behind six letters, typed in any letter case, with blanks or dashes between. Nothing is bought.',
    query: { code: filled(24) },
    reply: z.object({ jackpotId: id, picks: z.array(z.object({ eventId: id, pick: z.string() })) }),
    refusals: ['CODE_NOT_FOUND'],
    example: { code: 'BKTRMX' },
  }),
  getManualJackpotUserBets: call({
    method: 'GET',
    path: '/api/api/Jackpot/GetManualJackpotUserBets',
    access: 'player',
    about: 'The player’s tickets, the newest first, at most 100.',
    reply: z.array(
      z.object({
        id,
        jackpotId: id,
        name: z.string(),
        jackpotTypeID: z.int(),
        date: z.string(),
        startDate: z.string(),
        ticketPrice: wireAmount,
        currency: z.string(),
        state: z.enum(TICKET_STATES),
        /** So many of the matches that count are right now … */
        right: z.int(),
        /** … and so many at most, if all that is open goes the ticket's way. */
        possible: z.int(),
        prize: wireAmount,
      }),
    ),
  }),
  getManualJackpotUserBetEvents: call({
    method: 'GET',
    path: '/api/api/Jackpot/GetManualJackpotUserBetEvents',
    access: 'player',
    about: 'The matches of a ticket with what was picked, and the ticket as it is proven: number, salt and root.',
    query: { betId: whole(1, MOST_ID) },
    reply: z.object({
      events: z.array(
        z.object({
          ...match,
          pick: z.object({
            choiceId: z.int(),
            participant1Score: z.int(),
            participant2Score: z.int(),
            /** The player's own, or drawn at the sale. */
            by: z.enum(['player', 'draw']),
          }),
          /** null: not decided. */
          isRight: z.nullable(z.boolean()),
        }),
      ),
      receipt: z.object({
        number: z.int(),
        at: z.string(),
        choices: z.string(),
        salt: z.string(),
        /** Published when the sale has ended; empty before. */
        root: z.string(),
        path: z.array(z.object({ side: z.enum(['left', 'right']), digest: z.string() })),
      }),
    }),
    refusals: ['BET_NOT_FOUND'],
    example: { betId: 1 },
  }),
  getJackpotArchive: call({
    method: 'GET',
    path: '/api/api/Jackpot/GetJackpotArchive',
    access: 'anyone',
    about: 'Rounds whose sale has ended, the newest first, at most 50: pool, root, tickets, winners, what rolled on.',
    reply: z.array(
      z.object({
        ...round,
        state: z.enum(JACKPOT_STATES),
        root: z.string(),
        tickets: z.int(),
        winners: z.array(z.object({ right: z.int(), tickets: z.int(), each: wireAmount })),
        rolledOn: wireAmount,
      }),
    ),
  }),
}
