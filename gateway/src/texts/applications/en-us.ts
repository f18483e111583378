import type { ApplicationsTextKey } from './zh-cn'

export const enUS: Readonly<Record<ApplicationsTextKey, string>> = {
  'form.missing': 'Please fill in: {label}',
  'form.misfit': 'Please check: {label}',
  'permit.unknownCode': 'No project has this code. Please check it',
  'permit.over': 'Applications for this project are closed',
  'permit.known': 'There is an application with this document already',
  'permit.tooMany': 'At most {count} applications at a time',
  'registration.known': 'You have registered for this show already',
  'registration.full': 'Not enough places are left. Please choose another session',
  'registration.closed': "Registration isn't open",
  'registration.attendees': 'Please choose 1 to {count} attendees',
  'registration.notCancelable': "This registration can't be canceled any more",
  'entrance.known': 'You have registered. Show your code to enter',
  'vote.closed': "This vote isn't open",
  'vote.again': 'You have voted for this today',
  'vote.limit': 'At most {count} votes a day',
}
