import type { AccountsTextKey } from './zh-cn'

export const enUS: Readonly<Record<AccountsTextKey, string>> = {
  'profile.birthdayOnce': 'Your birthday can be set only once',

  'attendee.idNumber': "This ID number isn't valid",
  'attendee.known': "You've already added this person. Choose them from your attendees.",
  'attendee.idType': "This session doesn't accept this document. Use another one.",
  'attendee.hasTicket': 'This person already has a ticket for this session. Choose someone else.',
  'attendee.minorPhone': 'Attendees under 18 must use the phone number of your account',
  'attendee.phone': 'This session needs a phone number for each attendee. Add it first.',
  'attendee.count': 'Choose {required} {required, plural, one {attendee} other {attendees}}',
  'attendee.age': "This ticket type has an age limit. Check your attendees' ages.",
  'attendee.notYours': "Something's wrong with your attendees. Please choose them again.",

  'account.code': "[{shop}] Your code is {code}. It expires in 5 minutes. Don't share it with anyone.",
  'account.wrongCaptcha': "The characters don't match the picture. Please try again.",
  'account.wrongCode': 'This code is incorrect or has expired. Check it or request a new one.',
  'account.vendorUnavailable': "One-tap login isn't available here. Log in with your phone number.",
  'account.identityRefused': "Your login couldn't be confirmed. Please log in again.",
  'account.identityWithoutEmail':
    'We need your email to create an account. Allow access to it, or log in with your phone number.',
  'account.tooManyCodes':
    "Too many codes were sent there. Try again in a minute. If it still fails, use a network you've logged in from, log in another way, or wait until tomorrow.",
  'account.tooManyWrongCodes': 'Too many wrong codes. Request a new code, then try again.',
  'account.phoneRegion': "Phone numbers from this region aren't supported",
  'account.phoneFormat': 'Enter a valid phone number',
  'account.phoneTaken': 'This number is linked to another account. Log in with it, or use another number.',
  'account.alreadyBound': 'Your account already has a phone number',
  'account.nickname': 'Guest {digits}',
  'account.noPhoneProof': "Your phone number couldn't be confirmed. Try another way.",
  'account.emailFormat': 'Enter a valid email address',
  'account.passwordRules': 'Use 8–20 characters, with at least three of: uppercase, lowercase, numbers, symbols',
  'account.wrongPassword': 'Incorrect email or password',
  'account.notActivated': "Your account isn't active yet. Open the link in our email.",
  'account.linkOver': 'This link is no longer valid. Request a new one.',
  'account.emailTaken': 'This email is linked to another account. Log in with it, or use another address.',
  'account.tooManyTries': 'Too many attempts. Wait a while, or reset your password.',
  'account.noPassword':
    'This account has no password yet. Set one with a code sent to your phone, or with "Forgot password".',
  'account.emailFirst': 'A password is for logging in by email. Link an email first.',
  'account.phoneChanged':
    "Your account's phone number was changed, and all devices were logged out. If this wasn't you, contact us right away.",
  'account.loginNotOffered': "The shop doesn't offer this way to log in. Choose another one.",
  'account.agreementNeeded': 'Please agree to the terms first',
  'account.phoneOfOtherEmail': "This number's account uses another email. Log in with your phone number.",
  'account.inUse': "You can't delete your account while you have open orders, unused tickets, or a balance",
  'account.endedNickname': 'Deleted user',
  'account.blocker.UNPAID_ORDER': '{count} unpaid {count, plural, one {order} other {orders}}',
  'account.blocker.ONGOING_ORDER': '{count} active {count, plural, one {order} other {orders}}',
  'account.blocker.REFUND': '{count} pending {count, plural, one {refund} other {refunds}}',
  'account.blocker.TICKET': '{count} unused {count, plural, one {ticket} other {tickets}} from a friend',
  'account.blocker.CASH_CARD': '{count} gift {count, plural, one {card} other {cards}} with a balance',
  'mail.code': "[{shop}] Your email code is {code}. It expires in 15 minutes. Don't share it with anyone.",
  'mail.activate':
    "[{shop}] Open this link within 24 hours to activate your account: {link} If you didn't sign up, ignore this email.",
  'mail.known':
    "[{shop}] Someone signed up with your email, but you already have an account. Log in here: {link} If that wasn't you, ignore this email.",
  'mail.reset':
    "[{shop}] Open this link within 30 minutes to set a new password: {link} If that wasn't you, ignore this email.",
  'mail.passwordChanged':
    '[{shop}] Your password was changed and all devices were logged out. If this wasn\'t you, reset it now with "Forgot password".',
  'mail.addressChanged': "[{shop}] The email address of your account was changed. If that wasn't you, contact us.",
  'certification.idNo': 'Enter a valid document number',
  'certification.face': 'Verify your face first',
  'certification.studentsOff': "Student verification isn't available yet. Contact us if you need help.",
}
