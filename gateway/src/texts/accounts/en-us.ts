import type { AccountsTextKey } from './zh-cn'

export const enUS: Readonly<Record<AccountsTextKey, string>> = {
  'profile.birthdayOnce': 'Your birthday can be set only once',

  'attendee.idNumber': 'The document number is not valid',
  'attendee.known': 'You have already added this person',
  'attendee.idType': 'This session does not accept this document',
  'attendee.hasTicket': 'This person already has a ticket for this session',
  'attendee.minorPhone': 'Attendees under 18 have the phone that you are logged in with',
  'attendee.phone': 'This session needs the phone of each attendee. Please add it first',
  'attendee.count': 'Please choose {required} attendees',
  'attendee.age': 'A ticket has an age rule that is not met',
  'attendee.notYours': 'Please choose the attendees again',

  'account.code': '[{shop}] Your code is {code}. It is valid for 5 minutes. Tell nobody.',
  'account.wrongCaptcha': 'The characters do not match the picture. Please try again.',
  'account.wrongCode': 'The code is wrong or has expired',
  'account.vendorUnavailable': 'Quick login is not available here. Please log in with your phone number.',
  'account.identityRefused': 'Your login could not be confirmed. Please log in again',
  'account.identityWithoutEmail':
    'No e-mail address was shared, so no account could be opened. Please share it, or log in with your phone number',
  'account.tooManyCodes': 'Too many codes. Please try again later.',
  'account.phoneRegion': 'Phone numbers of this area are not supported yet',
  'account.phoneFormat': 'This is not a valid phone number',
  'account.phoneTaken': 'This number belongs to another account',
  'account.alreadyBound': 'The account has a phone number already',
  'account.nickname': 'Guest {digits}',
  'account.noPhoneProof': 'Your phone could not be confirmed. Try another way',
  'account.emailFormat': 'This is not a valid e-mail address',
  'account.passwordRules':
    'A password has 8 to 20 characters and at least three of: capitals, small letters, digits, symbols',
  'account.wrongPassword': 'The e-mail address or the password is wrong',
  'account.notActivated': 'The account is not active yet. Please open the link in the mail',
  'account.linkOver': 'This link is no longer valid. Please ask for a new one',
  'account.emailTaken': 'This address belongs to another account',
  'account.tooManyTries': 'Too many tries. Please wait, or set a new password',
  'account.noPassword': 'The account has no password yet. Set one by "Forgot password"',
  'account.loginNotOffered': 'The shop does not offer this way to log in',
  'account.agreementNeeded': 'Please agree to the documents first',
  'account.phoneOfOtherEmail': 'The account of this number has another e-mail address. Please log in with the number',
  'account.inUse': 'The account still has orders, tickets or money. It cannot be deleted yet',
  'account.endedNickname': 'Deleted user',
  'account.blocker.UNPAID_ORDER': '{count} unpaid {count, plural, one {order} other {orders}}',
  'account.blocker.ONGOING_ORDER': '{count} active {count, plural, one {order} other {orders}}',
  'account.blocker.REFUND': '{count} {count, plural, one {refund} other {refunds}} in progress',
  'account.blocker.TICKET': '{count} unused {count, plural, one {ticket} other {tickets}} from a friend',
  'account.blocker.CASH_CARD': '{count} cash {count, plural, one {card} other {cards}} with a balance',
  'mail.code': '[{shop}] Your e-mail code is {code}. It is valid for 15 minutes. Tell nobody.',
  'mail.activate':
    '[{shop}] Open this link to activate your account; it is valid for 24 hours: {link} If you did not register, ignore this mail.',
  'mail.known':
    '[{shop}] Somebody registered with your address, but you have an account already. Log in here: {link} If that was not you, ignore this mail.',
  'mail.reset':
    '[{shop}] Open this link to set a new password; it is valid for 30 minutes: {link} If that was not you, ignore this mail.',
  'mail.passwordChanged':
    '[{shop}] Your password was changed, and every device is logged out. If that was not you, set a new one by "Forgot password" at once.',
  'mail.addressChanged':
    '[{shop}] Your account has another e-mail address now. If that was not you, please contact us.',
  'certification.idNo': 'Check the number of the document',
  'certification.face': 'Verify your face first',
  'certification.studentsOff': 'Student verification is not available yet',
}
