import type { LocalText } from '../../texts/text'
import type { Session } from '../entities/session'
import type { Show } from '../entities/show'

/** A text of a show with its field. */
export interface PlacedText {
  place: string
  text: LocalText
}

/** Name of a show in findings. */
export function showPlace({ showId, name }: Show): string {
  return `show ${showId} ${name['zh-CN']}`
}

/** Name of a session in findings. */
export function sessionPlace(show: Show, { name }: Session): string {
  return `${showPlace(show)} · session ${name['zh-CN']}`
}

/** Purchase rules of a show. */
export function serviceNoteTexts(show: Show): readonly PlacedText[] {
  return show.serviceNotes.flatMap(({ code, title, desc }) => [
    { place: `${showPlace(show)} · note ${code}`, text: title },
    { place: `${showPlace(show)} · note ${code}`, text: desc },
  ])
}

export function noticeTexts(show: Show): readonly PlacedText[] {
  return show.notices.flatMap(({ title, content }, at) => [
    { place: `${showPlace(show)} · notice ${at + 1}`, text: title },
    { place: `${showPlace(show)} · notice ${at + 1}`, text: content },
  ])
}

/** Names and remarks of the tickets of a session. */
export function ticketTexts(show: Show, session: Session): readonly PlacedText[] {
  return session.seatPlans.flatMap(({ name, comments }) => [
    { place: `${sessionPlace(show, session)} · ticket`, text: name },
    ...(comments === null ? [] : [{ place: `${sessionPlace(show, session)} · remark`, text: comments }]),
  ])
}

/** Texts that a buyer reads on the page of a show. */
export function showTexts(show: Show): readonly PlacedText[] {
  return [
    { place: `${showPlace(show)} · subtitle`, text: show.subtitle },
    { place: `${showPlace(show)} · description`, text: show.description },
    ...show.tags.map(({ title }) => ({ place: `${showPlace(show)} · tag`, text: title })),
    ...serviceNoteTexts(show),
    ...noticeTexts(show),
    ...show.sessions.flatMap((session) => [
      ...session.tags.map((text) => ({ place: `${sessionPlace(show, session)} · tag`, text })),
      ...ticketTexts(show, session),
    ]),
  ]
}

/** A text without markup, in Chinese and English. */
export function plainTexts(text: LocalText): readonly string[] {
  return [text['zh-CN'], text['en-US']].map((one) => one.replace(/<[^>]*>/g, ''))
}

/** First match of a pattern in a text, in either language; `null` without one. */
export function findIn(text: LocalText, pattern: RegExp): string | null {
  for (const plain of plainTexts(text)) {
    const match = pattern.exec(plain)
    if (match) return match[0]
  }
  return null
}
