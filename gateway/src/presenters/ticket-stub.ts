import type { TicketStub } from '@/contracts/stub/ticket-stub'
import type { UserCall } from '../call'
import { isUsed, type StubOfVoucher } from '../services/stubs/ticket-stubs'
import { pictureUrls } from './picture-urls'
import { ticketLabel } from './seat-text'
import { presentSessionTime } from './session-time'

type StubCall = Pick<UserCall, 'locale' | 'origin' | 'shop'>

/** The template that stubs are shown in before one is chosen. */
export function usualTemplateId({ shop }: Pick<UserCall, 'shop'>): string {
  return shop.catalogue.content.offers.stubTemplates[0]?.templateId ?? ''
}

/** The stub of a voucher, in the words of when the ticket was bought (contract G10). */
export function presentTicketStub({ owned, printOrderId }: StubOfVoucher, call: StubCall): TicketStub {
  const { locale, origin } = call
  const { voucher, title, session, tickets } = owned
  const used = tickets.filter(({ state }) => state === 'USED')
  return {
    voucherId: voucher.id,
    showName: title[locale],
    sessionName: session.name[locale],
    sessionShowTime: presentSessionTime(session, locale),
    venueName: session.venueName[locale],
    seatDesc: used.map((ticket) => ticketLabel(ticket, locale)).join(', '),
    imageUrl: pictureUrls(origin).stub(usualTemplateId(call), voucher.sessionId, locale),
    posterColor: session.posterColor,
    canPrint: isUsed(owned) && printOrderId === null,
    ...(printOrderId !== null && { printOrderId }),
  }
}
