import type { Show } from '../entities/show'
import type { Finding } from './finding'
import { findIn, noticeTexts, type PlacedText, serviceNoteTexts, showTexts } from './show-texts'

/** A statement on a show by its words, and when it is true. */
interface Claim {
  rule: string
  says: RegExp
  isTrue: (show: Show) => boolean
  words: string
}

const isPicked = ({ sessions }: Show) => sessions.some(({ seating }) => seating !== null)
const allNamed = (type: Show['sessions'][number]['realNameType']) => (show: Show) =>
  show.sessions.every(({ realNameType }) => realNameType === type)
const delivers = (method: Show['sessions'][number]['deliverMethods'][number]) => (show: Show) =>
  show.sessions.every(({ deliverMethods }) => deliverMethods.includes(method))
const hasStatus =
  (...statuses: Show['showStatus'][]) =>
  ({ showStatus }: Show) =>
    statuses.includes(showStatus)

/** Claims anywhere on the page of a show. */
const CLAIMS: readonly Claim[] = [
  {
    rule: 'seats-assigned',
    says: /系统配座|(不支持|不能|无法)自选|seats are assigned|cannot be chosen|can.t choose (your )?seats/i,
    isTrue: (show) => !isPicked(show) && show.admission === 'SHOW',
    words: 'Says that the shop assigns seats, but buyers pick them on the map, or there are none.',
  },
  {
    rule: 'seats-chosen',
    says: /在线选座|座位图|(?<!不支持|不能|无法)自选座位|choose your (own )?seats?|pick your seats?/i,
    isTrue: isPicked,
    words: 'Says that buyers choose seats, but no session has a seat map.',
  },
  {
    rule: 'standing',
    says: /站席无座|不设固定座位|no fixed places|standing only/i,
    isTrue: (show) => !isPicked(show),
    words: 'Says that nobody has a seat, but the session has a seat map.',
  },
  {
    rule: 'stage-words',
    says: /对号入座|开演|观演|幕间|中场休息|迟到观众|连座|latecomers|intermission|before the show|your seats?\b|seats? together|side by side/i,
    isTrue: ({ admission }) => admission === 'SHOW',
    words: 'Speaks of seats, curtain or intermission, but visitors walk through at their own pace.',
  },
  {
    rule: 'opening-hours',
    says: /开放时间|停止入场|闭馆|opening hours|last entry/i,
    isTrue: ({ admission }) => admission !== 'SHOW',
    words: 'Speaks of opening hours or a last entry, but the show begins for everyone at once.',
  },
  {
    rule: 'canceled-notice',
    says: /(演出|活动|展览)取消公告|(?<!unless the )(show|event|exhibition) is cancell?ed/i,
    isTrue: hasStatus('CANCELED'),
    words: 'Says that it is canceled, but its status is another.',
  },
  {
    rule: 'postponed-notice',
    says: /(演出|活动|展览)延期公告|(?<!unless the )(show|event|exhibition) is postponed/i,
    isTrue: hasStatus('DELAY'),
    words: 'Says that it is postponed, but its status is another.',
  },
  {
    rule: 'moved-notice',
    says: /改期公告|has a new date/i,
    isTrue: ({ movedFrom }) => movedFrom !== null,
    words: 'Says that the date has changed, but no earlier date is known.',
  },
  {
    rule: 'free-fee',
    says: /手续费|\bfee\b/i,
    isTrue: ({ isFree }) => !isFree,
    words: 'Speaks of a fee, but the tickets are free.',
  },
  {
    rule: 'canceled-entry',
    says: /提前\s*\d+\s*分钟|\d+ minutes early/i,
    isTrue: ({ showStatus }) => showStatus !== 'CANCELED',
    words: 'Tells visitors when to come, but it is canceled.',
  },
]

/** Claims in the purchase rules. */
const NOTE_CLAIMS: readonly Claim[] = [
  {
    rule: 'name-per-ticket',
    says: /一票一证|每张票(需|须)?(绑定|填写)|one name per ticket|every ticket carries/i,
    isTrue: allNamed('ONE_PER_TICKET'),
    words: 'Says that every ticket needs a name, but the sale does not ask for one.',
  },
  {
    rule: 'name-per-order',
    says: /每笔订单(需|须)?填写一位|one name per order|each order names/i,
    isTrue: allNamed('ONE_PER_ORDER'),
    words: 'Says that an order needs one name, but the sale asks for another number of names.',
  },
  {
    rule: 'no-names',
    says: /无需实名|不实名|no names? (are |is )?(required|needed)/i,
    isTrue: allNamed('NONE'),
    words: 'Says that no name is needed, but the sale asks for names.',
  },
  {
    rule: 'e-ticket',
    says: /电子票|动态二维码|\be-ticket/i,
    isTrue: delivers('E_TICKET'),
    words: 'Promises an e-ticket, but it is no delivery method of every session.',
  },
  {
    rule: 'courier',
    says: /快递|by courier/i,
    isTrue: delivers('EXPRESS'),
    words: 'Promises paper tickets by courier, but it is no delivery method of every session.',
  },
  {
    rule: 'pick-up',
    says: /自助取票|取票机|pick up at the venue/i,
    isTrue: delivers('PICK_UP'),
    words: 'Promises pick-up at the venue, but it is no delivery method of every session.',
  },
  {
    rule: 'id-entry',
    says: /刷证入场|enter with your id/i,
    isTrue: delivers('ID_CARD'),
    words: 'Promises entry by ID, but it is no delivery method of every session.',
  },
]

/** Statements that contradict the sale mode, the kind or the status of a show. */
export function checkClaims(show: Show): Finding[] {
  return [...claimsIn(show, showTexts(show), CLAIMS), ...claimsIn(show, serviceNoteTexts(show), NOTE_CLAIMS)]
}

function claimsIn(show: Show, texts: readonly PlacedText[], claims: readonly Claim[]): Finding[] {
  const untrue = claims.filter(({ isTrue }) => !isTrue(show))
  return texts.flatMap(({ place, text }) =>
    untrue.flatMap(({ rule, says, words }) => {
      const value = findIn(text, says)
      return value === null ? [] : [{ rule, place, value, words }]
    }),
  )
}

const REFUNDABLE = /可申请退票|条件退票|随时可退|无理由退|refunds with conditions|refunds are possible|can be refunded/i
const FINAL = /不可退|不支持退票|no refunds|cannot be returned|non-refundable/i

/** Refund terms of the notes, by their code and by their words. */
export function checkRefundNotes(show: Show): Finding[] {
  const notes = show.serviceNotes.filter(({ code }) => code.endsWith('REFUND'))
  if (new Set(notes.map(({ code }) => code)).size > 1) {
    const value = notes.map(({ code }) => code).join(', ')
    const words = 'Has two refund rules; a buyer cannot tell which one is valid.'
    return [{ rule: 'two-refund-rules', place: serviceNoteTexts(show)[0]?.place ?? '', value, words }]
  }
  return serviceNoteTexts(show).flatMap(({ place, text }) => {
    const isFinal = place.endsWith('NO_REFUND')
    const isRefundable = place.endsWith('CONDITIONAL_REFUND')
    const value = isFinal ? findIn(text, REFUNDABLE) : isRefundable ? findIn(text, FINAL) : null
    const words = 'Tells another refund rule than the one that orders follow.'
    return value === null ? [] : [{ rule: 'refund-words', place, value, words }]
  })
}

const ARRIVALS = [/提前\s*(\d+)\s*分钟/, /(\d+) minutes (?:early|before (?:the show|the start|you board))/i]

/** Times of arrival other than the show's. */
export function checkArrival(show: Show): Finding[] {
  const { arrivalMinutes } = show
  return [...serviceNoteTexts(show), ...noticeTexts(show)].flatMap(({ place, text }) =>
    ARRIVALS.flatMap((pattern) => {
      const value = findIn(text, pattern)
      if (value === null || Number(/\d+/.exec(value)?.[0]) === arrivalMinutes) return []
      const words =
        arrivalMinutes === null
          ? 'Tells a time of arrival, but visitors come when they like.'
          : `Tells another time of arrival than orders and tickets: ${arrivalMinutes} minutes.`
      return [{ rule: 'arrival', place, value, words }]
    }),
  )
}

/** Names required by the sale that no note mentions. */
export function checkUnsaidNames(show: Show): Finding[] {
  const asks = show.sessions.find(({ realNameType }) => realNameType !== 'NONE')
  const isSaid = serviceNoteTexts(show).some(({ text }) => findIn(text, /实名|一票一证|name|document/i) !== null)
  if (!asks || isSaid || show.serviceNotes.length === 0) return []
  const words = 'The sale asks for names and no note says so.'
  return [{ rule: 'unsaid-names', place: serviceNoteTexts(show)[0]?.place ?? '', value: asks.realNameType, words }]
}
