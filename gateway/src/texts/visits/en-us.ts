import type { VisitsTextKey } from './zh-cn'

export const enUS: Readonly<Record<VisitsTextKey, string>> = {
  'parking.away': 'This car is not in the car park. Please check both',
  'parking.plate': 'Please enter a complete plate number',
  'parking.billOver': 'The fee has changed. Please look it up again',
  'parking.unpaid': 'There is an unpaid parking order for this car',
  'parking.free': 'Nothing to pay: please leave while it is free',
  'parking.minutes': '{minutes} min',
  'parking.hours': '{hours} h {minutes} min',
  'parking.rule':
    'Free for {free} minutes, then ¥{hour} an hour and at most ¥{day} in 24 hours. Leave within {leave} minutes of paying',
  'reserve.closed': 'This time has begun. Please choose another',
  'reserve.full': 'There is not enough room left at that time. Please choose another.',
  'reserve.limit': 'At most {count} people in one reservation',
  'reserve.passOver': 'This page has been open for too long. Please load it again',
  'reserve.cannotCancel': 'This reservation cannot be cancelled any more',
  'reserve.rule.names': 'Every visitor is named',
  'reserve.rule.noNames': 'No names are needed',
  'reserve.rule.cancel': 'Until it begins you may cancel and are paid back in full',
}
