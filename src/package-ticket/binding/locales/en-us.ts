import type { BindingTextKey } from './zh-cn'

const enUS: Record<BindingTextKey, string> = {
  'code.title': 'Add tickets by code',
  'code.about':
    "Enter an exchange or invitation code to get your tickets. Spaces, hyphens and letter case don't matter, and you can paste a whole link.",
  'code.label': 'Code',
  'code.placeholder': 'Paste the code',
  'code.submit': 'Add tickets',
  scan: 'Scan',
  'scan.denied': 'Camera access was denied',
  'scan.failed': 'Nothing was recognized. Please try again',
  'scan.none': "This isn't a ticket code",
  bound: 'Your tickets are in Tickets',
  'bound.names': 'Your tickets are in Tickets. Please add the names',
  'invitation.title': 'Invitation',
  'invitation.label': 'Code',
  'invitation.placeholder': 'Type or paste the invitation code',
  'invitation.find': 'View invitation',
  'invitation.about': 'Enter the code to see which show it is for.',
  'invitation.from': '{name} invites you',
  'invitation.gift': 'Tickets are waiting for you',
  'invitation.tickets': '{plan} × {count}',
  'invitation.until': 'Accept before {time}',
  'invitation.names': 'Every ticket needs a name. Please add the names after you accept',
  'invitation.accept': 'Accept tickets',
  'invitation.USED': 'This invitation has been accepted',
  'invitation.OVER': 'This invitation has expired',
  'invitation.other': 'Use another code',
  'invitation.home': 'See what is on',
}

export default enUS
