import type { RightsTextKey } from './zh-cn'

const enUS: Record<RightsTextKey, string> = {
  'rights.title': 'My benefits',
  'rights.empty': 'No benefits yet',
  'rights.empty.hint': 'Join, activate a card or get verified to see benefits here',
  'rights.certify': 'Get verified',
  'rights.validTo': 'Valid until {day}',
  'rights.forever': 'No expiry',
  'rights.records': 'History',
  'rights.use': 'View',
  'records.title': 'Benefit history',
  'records.empty': 'No records',
  'records.empty.hint': "You don't have this benefit yet",
  'records.from': 'From {time}',
  'records.obtained': 'Since {time}',
  'status.ACTIVE': 'Active',
  'status.UPCOMING': 'Upcoming',
  'status.EXPIRED': 'Ended',
}

export default enUS
