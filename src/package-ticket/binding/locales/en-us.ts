import type { BindingTextKey } from './zh-cn'

const enUS: Record<BindingTextKey, string> = {
  'code.title': 'Add tickets by code',
  'code.about':
    "Enter a redemption or invitation code to get your tickets. Spaces, hyphens and letter case don't matter, and you can paste a whole link.",
  'code.label': 'Code',
  'code.placeholder': 'Type or paste the code',
  'code.submit': 'Add tickets',
  scan: 'Scan',
  'scan.denied': 'Camera access was denied',
  'scan.failed': 'Nothing was recognized. Please try again.',
  'scan.none': "This isn't a ticket code",
  bound: 'Your tickets are in Tickets',
  'bound.names': 'Your tickets are in Tickets. Now add the names.',
  'invitation.title': 'Invitation',
  'invitation.label': 'Invitation code',
  'invitation.placeholder': 'Type or paste the invitation code',
  'invitation.find': 'View invitation',
  'invitation.about': 'Enter the code to see the show',
  'invitation.from': '{name} invites you',
  'invitation.gift': 'Tickets are waiting for you',
  'invitation.tickets': '{plan} × {count}',
  'invitation.until': 'Accept by {time}',
  'invitation.names': 'Names are required on every ticket. Add them after you accept.',
  'invitation.accept': 'Accept tickets',
  'invitation.USED': 'This invitation has already been accepted',
  'invitation.OVER': 'This invitation has expired',
  'invitation.other': 'Use another code',
  'invitation.home': 'Browse shows',
}

export default enUS
