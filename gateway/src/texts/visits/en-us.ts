import type { VisitsTextKey } from './zh-cn'

export const enUS: Readonly<Record<VisitsTextKey, string>> = {
  'parking.away': "We couldn't find this car. Check the plate and the parking location",
  'parking.plate': 'Please enter a complete plate number',
  'parking.billOver': 'The fee has changed. Please look it up again',
  'parking.unpaid': 'This car has an unpaid parking order. Pay or cancel it first',
  'parking.free': 'Nothing to pay: please leave while it is free',
  'parking.minutes': '{minutes} min',
  'parking.hours': '{hours} h {minutes} min',
  'parking.rule':
    'Free for {free} minutes, then ¥{hour} an hour and at most ¥{day} in 24 hours. Leave within {leave} minutes of paying',
  'reserve.closed': 'This time has begun. Please choose another',
  'reserve.full': "There isn't enough room left at that time. Please choose another.",
  'reserve.limit': 'At most {count} people in one reservation',
  'reserve.passOver': 'This page expired. Refresh and try again',
  'reserve.cannotCancel': "This reservation can't be canceled any more",
  'reserve.rule.names': 'Each visitor must register a name',
  'reserve.rule.noNames': 'No names are needed',
  'reserve.rule.cancel': 'Cancel any time before your slot starts for a full refund',
}
