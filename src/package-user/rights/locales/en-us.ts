import type { RightsTextKey } from './zh-cn'

const enUS: Record<RightsTextKey, string> = {
  'rights.title': 'My benefits',
  'rights.empty': 'No benefits yet',
  'rights.empty.hint': 'Memberships, activated cards and certifications bring them here',
  'rights.certify': 'Get certified',
  'rights.validTo': 'Valid until {day}',
  'rights.forever': 'Does not end',
  'rights.records': 'Where it comes from',
  'rights.use': 'Open',
  'records.title': 'Where it comes from',
  'records.empty': 'No records',
  'records.empty.hint': 'You do not have this benefit now',
  'records.obtained': 'Since {time}',
  'status.ACTIVE': 'In use',
  'status.UPCOMING': 'To come',
  'status.EXPIRED': 'Ended',
}

export default enUS
