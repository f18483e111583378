import type { VisitsTextKey } from './zh-cn'

export const enUS: Readonly<Record<VisitsTextKey, string>> = {
  'parking.away': "We couldn't find this car. Check the plate and the parking location.",
  'parking.plate': 'Enter a valid plate number',
  'parking.billOver': 'The fee has changed. Please look it up again.',
  'parking.unpaid': 'This car has an unpaid parking order. Pay or cancel it first.',
  'parking.free': 'Nothing to pay. Leave within the free time.',
  'parking.minutes': '{minutes} min',
  'parking.hours': '{hours} h {minutes} min',
  'parking.rule':
    'Free for {free} minutes, then ¥{hour} an hour, up to ¥{day} in 24 hours. Leave within {leave} minutes of paying.',
  'reserve.closed': 'This time slot has started. Choose another one.',
  'reserve.full': 'Not enough places left at that time. Choose another one.',
  'reserve.limit': 'Up to {count} {count, plural, one {person} other {people}} per reservation',
  'reserve.passOver': 'This page expired. Refresh and try again.',
  'reserve.cannotCancel': 'This reservation can no longer be canceled. Contact us if you need help.',
  'reserve.rule.names': 'Each visitor must register a name',
  'reserve.rule.noNames': 'No names needed',
  'reserve.rule.cancel': 'Cancel any time before your slot starts for a full refund',
}
