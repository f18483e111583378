import type { AccountsTextKey } from './zh-cn'

export const enUS: Readonly<Record<AccountsTextKey, string>> = {
  'profile.birthdayOnce': 'Your birthday can be set only once',

  'attendee.idNumber': "The document number isn't valid",
  'attendee.known': 'You have already added this person',
  'attendee.idType': "This session doesn't accept this document",
  'attendee.hasTicket': 'This person already has a ticket for this session',
  'attendee.minorPhone': 'Attendees under 18 must use the phone number of your account',
  'attendee.phone': 'This session needs the phone of each attendee. Please add it first',
  'attendee.count': 'Please choose {required} attendees',
  'attendee.age': "This ticket type has an age limit. Check your attendees' ages",
  'attendee.notYours': 'Please choose the attendees again',

  'account.code': "[{shop}] Your code is {code}. It expires in 5 minutes. Don't share it with anyone.",
  'account.wrongCaptcha': "The characters don't match the picture. Please try again.",
  'account.wrongCode': 'The code is wrong or has expired',
  'account.vendorUnavailable': "Quick login isn't available here. Please log in with your phone number.",
  'account.identityRefused': "Your login couldn't be confirmed. Please log in again",
  'account.identityWithoutEmail':
    'We need your email to create an account. Allow access to it, or log in with your phone number',
  'account.tooManyCodes':
    'Too many codes were sent there. Try again in a minute. If it still fails, use a network you’ve logged in from, another way to log in, or wait until tomorrow.',
  'account.tooManyWrongCodes': 'Too many wrong codes. Request a new code, then try again.',
  'account.phoneRegion': "Phone numbers of this area aren't supported yet",
  'account.phoneFormat': "This isn't a valid phone number",
  'account.phoneTaken': 'This number is linked to another account. Log in with it, or use another number',
  'account.alreadyBound': 'Your account already has a phone number',
  'account.nickname': 'Guest {digits}',
  'account.noPhoneProof': "Your phone couldn't be confirmed. Try another way",
  'account.emailFormat': "This isn't a valid email address",
  'account.passwordRules':
    'A password has 8 to 20 characters and at least three of: capitals, small letters, digits, symbols',
  'account.wrongPassword': 'The email address or the password is wrong',
  'account.notActivated': "The account isn't active yet. Please open the link in the mail",
  'account.linkOver': 'This link is no longer valid. Please ask for a new one',
  'account.emailTaken': 'This email is linked to another account. Log in with it, or use another address',
  'account.tooManyTries': 'Too many tries. Please wait, or set a new password',
  'account.noPassword':
    'The account has no password yet. Set one with a code sent to your phone, or by "Forgot password"',
  'account.emailFirst': 'A password is for logging in by email. Add an email first',
  'account.phoneChanged':
    'The phone number of your account was changed, and all devices were logged out. If this was not you, contact support right away.',
  'account.loginNotOffered': "The shop doesn't offer this way to log in",
  'account.agreementNeeded': 'Please agree to the documents first',
  'account.phoneOfOtherEmail': 'The account of this number has another email address. Please log in with the number',
  'account.inUse': "You can't delete your account while you have open orders, unused tickets, or a balance",
  'account.endedNickname': 'Deleted user',
  'account.blocker.UNPAID_ORDER': '{count} unpaid {count, plural, one {order} other {orders}}',
  'account.blocker.ONGOING_ORDER': '{count} active {count, plural, one {order} other {orders}}',
  'account.blocker.REFUND': '{count} {count, plural, one {refund} other {refunds}} in progress',
  'account.blocker.TICKET': '{count} unused {count, plural, one {ticket} other {tickets}} from a friend',
  'account.blocker.CASH_CARD': '{count} cash {count, plural, one {card} other {cards}} with a balance',
  'mail.code': "[{shop}] Your email code is {code}. It expires in 15 minutes. Don't share it with anyone.",
  'mail.activate':
    "[{shop}] Open this link to activate your account; it is valid for 24 hours: {link} If you didn't register, ignore this mail.",
  'mail.known':
    "[{shop}] Somebody registered with your address, but you have an account already. Log in here: {link} If that wasn't you, ignore this mail.",
  'mail.reset':
    "[{shop}] Open this link to set a new password; it is valid for 30 minutes: {link} If that wasn't you, ignore this mail.",
  'mail.passwordChanged':
    '[{shop}] Your password was changed and all devices were logged out. If this wasn\'t you, reset it now with "Forgot password".',
  'mail.addressChanged': "[{shop}] Your account has another email address now. If that wasn't you, please contact us.",
  'certification.idNo': 'Check the number of the document',
  'certification.face': 'Verify your face first',
  'certification.studentsOff': "Student verification isn't available yet",
}
