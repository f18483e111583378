import type { ProvidersTextKey } from './zh-cn'

export const enUS: Readonly<Record<ProvidersTextKey, string>> = {
  'sale.notOpen': 'Sales aren’t open here yet',
  'provider.noSMS': 'This shop can’t send text messages yet.',
  'provider.noEMAIL': 'This shop can’t send emails yet.',
  'provider.noVENDOR': 'This shop can’t send reminders yet.',
  'provider.noCertification': 'Certification isn’t available in this shop yet.',
  'provider.noLogin': 'You can’t log in here yet. You’re welcome to browse the shows.',
  'provider.noSeats': 'Seats can’t be chosen here yet. Please come back later.',
}
