import type { ProvidersTextKey } from './zh-cn'

export const enUS: Readonly<Record<ProvidersTextKey, string>> = {
  'sale.notOpen': "Tickets aren't on sale here yet",
  'provider.noSMS': "This shop can't send text messages yet",
  'provider.noEMAIL': "This shop can't send emails yet",
  'provider.noVENDOR': "This shop can't send reminders yet",
  'provider.noCertification': "Verification isn't available in this shop yet",
  'provider.noLogin': "You can't log in here yet, but you can browse the shows",
  'provider.noSeats': "Seats can't be chosen right now. Please come back later.",
}
