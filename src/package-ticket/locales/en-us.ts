import type { TicketTextKey } from './zh-cn'

const enUS: Record<TicketTextKey, string> = {
  'detail.title': 'Ticket',
  'detail.ticketOf': 'Ticket {index} of {count}',
  'detail.previous': 'Previous',
  'detail.next': 'Next',
  'detail.qr': 'Entry QR code',
  'detail.refresh': 'Refresh',
  'detail.refreshIn': 'New code in {seconds} s',
  'detail.used': 'This ticket was used',
  'detail.attendee': 'Attendee',
  'detail.seat': 'Seat',
  'detail.entrance': 'Entrance',
  'detail.plan': 'Category',
  'detail.order': 'See the order',
  'detail.code': 'Show the code large',
  'detail.sent': 'All tickets were sent',
  'detail.refunded': 'This ticket was given back or exchanged',
  'detail.locked': 'On its way to somebody else or back to the shop: it opens no gate now',
  'detail.source': 'From',
  'detail.received': 'Sent by a friend',
  'detail.send': 'Send to a friend',
  'detail.sending': 'On the way',
  'entry.captured': 'A picture of the code may not open the gate. Do not pass it on',
  'calendar.add': 'Add to calendar',
  'calendar.added': 'Added to your calendar',
  'calendar.denied': 'The calendar is not allowed',
  'calendar.failed': 'Not added. Try again',
  'code.title': 'Ticket code',
  'code.none': 'There is no code to show',
}

export default enUS
