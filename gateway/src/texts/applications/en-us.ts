import type { ApplicationsTextKey } from './zh-cn'

export const enUS: Readonly<Record<ApplicationsTextKey, string>> = {
  'form.missing': '{label} is required',
  'form.misfit': 'Check {label} and submit again',
  'permit.unknownCode': 'No project has this code. Check it and try again.',
  'permit.over': 'Applications for this project are closed. Ask the organizer if you need help.',
  'permit.known': 'This document already has an application for this project. See My crew passes.',
  'permit.tooMany': 'Up to {count} {count, plural, one {application} other {applications}} at a time',
  'registration.known': "You've already registered for this show. See My registrations.",
  'registration.full': 'Not enough places left. Choose another session.',
  'registration.closed': "Registration isn't open right now",
  'registration.attendees': 'Choose 1 to {count} attendees',
  'registration.notCancelable': 'This registration can no longer be canceled. Contact us if you need help.',
  'entrance.known': "You're already registered. Show your code to enter.",
  'vote.closed': "Voting isn't open right now",
  'vote.again': "You've already voted for this today. Come back tomorrow.",
  'vote.limit': 'Up to {count} {count, plural, one {vote} other {votes}} a day',
}
