import { checkContent } from '../../gateway/src/catalogue/content-check/check-content'
import type { CheckedContent } from '../../gateway/src/catalogue/content-check/finding'
import type { Goods } from '../../gateway/src/catalogue/entities/goods'
import type { SeatPlan, Session } from '../../gateway/src/catalogue/entities/session'
import type { ServiceNote, Show } from '../../gateway/src/catalogue/entities/show'
import { createDemoCatalogue } from '../../gateway/src/demo/demo-catalogue'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { localText } from '../../gateway/src/texts/local-text'

const { shows, ...shop } = createDemoCatalogue(Date.UTC(2026, 3, 15, 4))
const PLACES = ['simpleConcert', 'seatsTheatre', 'childTicket', 'canceled', 'soldOut', 'free', 'exhibition'] as const
type ShowName = (typeof PLACES)[number]

/** Content without contradictions. */
export const SOUND: CheckedContent = {
  ...shop,
  shows: PLACES.map((name) => shows.find(({ showId }) => showId === NAMED_SHOWS[name]) as Show),
  pictures: {},
}

export function editShow(name: ShowName, change: (show: Show) => Partial<Show>): CheckedContent {
  const edited = SOUND.shows.map((show) => (show.showId === NAMED_SHOWS[name] ? { ...show, ...change(show) } : show))
  return { ...SOUND, shows: edited }
}

export function editSession(name: ShowName, change: (session: Session) => Partial<Session>, at = 0): CheckedContent {
  return editShow(name, ({ sessions }) => ({
    sessions: sessions.map((session, index) =>
      index === at ? { ...session, seatPlans: session.seatPlans, ...change(session) } : session,
    ),
  }))
}

export function editPlan(name: ShowName, index: number, change: (plan: SeatPlan) => Partial<SeatPlan>, at = 0) {
  const edit = ({ seatPlans }: Session) => ({
    seatPlans: seatPlans.map((plan, other) => (other === index ? { ...plan, ...change(plan) } : plan)),
  })
  return editSession(name, edit, at)
}

export function addNote(name: ShowName, zhCN: string, enUS: string, code = 'OWN'): CheckedContent {
  const note: ServiceNote = { code, title: localText('说明', 'Note'), desc: localText(zhCN, enUS) }
  return editShow(name, ({ serviceNotes }) => ({ serviceNotes: [...serviceNotes, note] }))
}

export function addNotice(name: ShowName, zhCN: string, enUS: string): CheckedContent {
  const notice = {
    noticeId: 'own',
    title: localText('公告', 'Notice'),
    content: localText(zhCN, enUS),
    mustReadAll: false,
  }
  return editShow(name, ({ notices }) => ({ notices: [...notices, notice] }))
}

export function addTag(name: ShowName, type: Show['tags'][number]['type'], zhCN: string, enUS: string): CheckedContent {
  return editShow(name, ({ tags }) => ({ tags: [...tags, { type, title: localText(zhCN, enUS) }] }))
}

export function editGoods(name: string, change: (goods: Goods) => Partial<Goods>): CheckedContent {
  const goods = SOUND.offers.goods.map((spu) => (spu.name['zh-CN'].includes(name) ? { ...spu, ...change(spu) } : spu))
  return { ...SOUND, offers: { ...SOUND.offers, goods } }
}

/** Index of an exhibition's day by its weekday, 0 = Sunday. */
export function dayOf(weekday: number): number {
  const exhibition = SOUND.shows.find(({ showId }) => showId === NAMED_SHOWS.exhibition)
  return (exhibition?.sessions ?? []).findIndex(
    ({ beginAt }) => new Date(beginAt + 8 * 3_600_000).getUTCDay() === weekday,
  )
}

/** Contradicting content: the rule, a part of the value, a part of the explanation, the content. */
export type Contradiction = readonly [rule: string, value: string, words: string, content: CheckedContent]

/** Expects the rule to be found, with its value and explanation. */
export function expectFinding([rule, value, words, content]: Contradiction): void {
  const findings = checkContent(content)
  const finding = findings.find((one) => one.rule === rule && one.value.includes(value))
  expect(findings.map((one) => one.rule)).toContain(rule)
  expect(finding?.value).toContain(value)
  expect(finding?.words).toContain(words)
  expect(finding?.place).toMatch(/^(show|goods|picture|offers|tours)s?\b/)
}
